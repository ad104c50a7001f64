import { about, profile } from '@/lib/content/profile';
import { CvPart } from './CvPart';

/** What the coach holds to, in short statements. */
export function Principles() {
  return (
    <CvPart heading={about.principles}>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 print:mt-3 print:grid-cols-2 print:gap-x-6 print:gap-y-2">
        {profile.principles.map(({ title, text }) => (
          <li
            key={title}
            className="before:mb-4 before:block before:h-0.5 before:w-8 before:bg-ember print:before:hidden"
          >
            <h3 className="text-xl leading-tight print:text-base">{title}</h3>
            <p className="mt-2 text-text/85 print:mt-0">{text}</p>
          </li>
        ))}
      </ul>
    </CvPart>
  );
}
