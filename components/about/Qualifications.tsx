import { about, profile } from '@/lib/content/profile';
import { CvPart } from './CvPart';

/** Certificates and degrees, one line each. */
export function Qualifications() {
  return (
    <CvPart heading={about.qualifications}>
      <dl className="divide-y divide-line print:mt-2 print:divide-y-0">
        {profile.qualifications.map(({ year, title }) => (
          <div
            key={title}
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-x-4 py-3.5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-8 print:grid-cols-[8rem_minmax(0,1fr)] print:gap-x-4 print:py-0.5"
          >
            <dt className="font-display text-lg leading-6 font-bold text-muted uppercase print:text-base">
              {year}
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
    </CvPart>
  );
}
