import type { PropsWithChildren } from 'react';
import type { Post, Principle, Qualification } from '@/lib/schemas';
import { aboutWords } from '@/lib/words';

/** A section of the CV. */
function CvPart({ heading, children }: PropsWithChildren<{ heading: string }>) {
  return (
    <section className="cv-part">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** Lists the coach's jobs along a line. The current job is first. */
export function Timeline({ posts }: { readonly posts: readonly Post[] }) {
  return (
    <CvPart heading={aboutWords.experience}>
      <ol className="ml-1.5 print:mt-3 print:ml-0">
        {posts.map(({ years, title, place, text }) => (
          <li key={years} className="cv-part-post">
            <p className="cv-part-years print:leading-normal">{years}</p>
            <div>
              <h3 className="text-card print:text-body">{title}</h3>
              <p className="mt-1 text-muted print:mt-0 print:italic">{place}</p>
              <p className="mt-3 max-w-prose text-text/85 print:mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </CvPart>
  );
}

interface QualificationsProps {
  readonly qualifications: readonly Qualification[];
}

export function Qualifications({ qualifications }: QualificationsProps) {
  return (
    <CvPart heading={aboutWords.qualifications}>
      <dl>
        {qualifications.map(({ year, title }) => (
          <div key={title} className="cv-part-qualification">
            <dt className="cv-part-years">{year}</dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
    </CvPart>
  );
}

export function Principles({ principles }: { readonly principles: readonly Principle[] }) {
  return (
    <CvPart heading={aboutWords.principles}>
      <ul>
        {principles.map(({ title, text }) => (
          <li key={title} className="cv-part-principle">
            <h3>{title}</h3>
            <p className="text-text/85">{text}</p>
          </li>
        ))}
      </ul>
    </CvPart>
  );
}
