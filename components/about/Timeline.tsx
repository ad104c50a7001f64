import { about, profile } from '@/lib/content/profile';
import { CvPart } from './CvPart';

/** The coach's posts along a line, the present one first. */
export function Timeline() {
  return (
    <CvPart heading={about.experience}>
      <ol className="mt-8 ml-1.5 border-l border-line print:mt-3 print:ml-0 print:border-0">
        {profile.experience.map(({ years, title, place, text }, index) => (
          <li
            key={years}
            className="relative grid gap-x-8 gap-y-2 pb-10 pl-6.5 last:pb-0 sm:grid-cols-[9rem_minmax(0,1fr)] print:grid-cols-[8rem_minmax(0,1fr)] print:gap-x-4 print:gap-y-0 print:pb-3 print:pl-0"
          >
            <span
              aria-hidden="true"
              className={`absolute top-1.5 -left-1.5 size-3 rounded-full ring-4 ring-ground print:hidden forced-colors:bg-[CanvasText] ${
                index === 0 ? 'bg-ember' : 'bg-edge'
              }`}
            />
            <p className="font-display text-lg leading-6 font-bold text-muted uppercase print:text-base print:leading-normal">
              {years}
            </p>
            <div>
              <h3 className="text-card print:text-lg">{title}</h3>
              <p className="mt-1 text-muted print:mt-0 print:italic">{place}</p>
              <p className="mt-3 max-w-prose text-text/85 print:mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </CvPart>
  );
}
