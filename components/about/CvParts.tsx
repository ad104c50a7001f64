import type { PropsWithChildren } from 'react';
import type { Post, Principle, Qualification } from '@/lib/schemas';
import { aboutTexts } from '@/lib/words';

/** A section of the CV. On paper, it isn't split across two sheets. */
function CvPart({ heading, children }: PropsWithChildren<{ heading: string }>) {
  return (
    <section className="lg:flex lg:flex-col print:block print:break-inside-avoid">
      <h2 className="mb-6 text-section lg:mb-8 print:mb-0 print:border-b print:border-edge print:pb-1 print:text-card">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** Lists the coach's jobs along a line. The current job is first. */
export function Timeline({ posts }: { readonly posts: readonly Post[] }) {
  return (
    <CvPart heading={aboutTexts.experience}>
      <ol className="ml-1.5 print:mt-3 print:ml-0">
        {posts.map(({ years, title, place, text }, index) => (
          <li
            key={years}
            // The line runs from dot to dot.
            className="relative before:absolute before:top-3 before:-bottom-3 before:left-0 before:border-l before:border-line last:before:hidden print:before:hidden grid gap-x-8 gap-y-2 pb-10 pl-6.5 last:pb-0 sm:grid-cols-[9rem_minmax(0,1fr)] lg:max-xl:grid-cols-1 print:grid-cols-[10rem_minmax(0,1fr)] print:items-baseline print:gap-x-4 print:gap-y-0 print:pb-3 print:pl-0"
          >
            <span
              aria-hidden="true"
              className={`absolute top-1.5 left-[calc(.5px-.375rem)] size-3 rounded-full ring-4 ring-ground print:hidden forced-colors:bg-[CanvasText] ${
                index === 0 ? 'bg-accent' : 'bg-edge'
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

export function Qualifications({ list }: { readonly list: readonly Qualification[] }) {
  return (
    <CvPart heading={aboutTexts.qualifications}>
      <dl className="divide-y divide-line border-y border-line lg:grid lg:grow lg:auto-rows-fr print:mt-2 print:block print:divide-y-0 print:border-0">
        {list.map(({ year, title }) => (
          <div
            key={title}
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-x-4 py-3.5 sm:max-lg:grid-cols-[11rem_minmax(0,1fr)] sm:max-lg:gap-x-8 lg:content-center print:grid-cols-[10rem_minmax(0,1fr)] print:gap-x-4 print:py-0.5"
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

export function Principles({ list }: { readonly list: readonly Principle[] }) {
  return (
    <CvPart heading={aboutTexts.principles}>
      <ul className="divide-y divide-line border-y border-line print:mt-2 print:divide-y-0 print:border-0">
        {list.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-4 gap-y-1 pt-4 pb-5 print:grid-cols-[10rem_minmax(0,1fr)] print:items-baseline print:py-0.5"
          >
            <h3 className="text-card lg:text-statement print:text-base">{title}</h3>
            <p className="text-text/85">{text}</p>
          </li>
        ))}
      </ul>
    </CvPart>
  );
}
