import type { ReactNode } from 'react';

interface SectionProps {
  readonly heading: string;
  readonly lead?: string;
  /** A link at the end of the heading's row. */
  readonly action?: ReactNode;
  /** The id, for links to the section. */
  readonly id?: string;
  /** It follows another section on the same background, whose space below is enough for both. */
  readonly continues?: boolean;
  readonly children: ReactNode;
}

/**
 * A section of a page: a heading and its content, with the width and the spacing of all sections. The lead is hidden on
 * phones, so it must not be needed.
 */
export function Section({ heading, lead, action, id, continues, children }: SectionProps) {
  return (
    <section
      id={id}
      className={`mx-auto w-full max-w-page px-gutter pb-section max-sm:pb-10 ${continues ? '' : 'scroll-mt-bar pt-section max-sm:pt-10'}`}
    >
      <div
        className={`flex flex-wrap items-end justify-between gap-x-6 sm:mb-10 ${action ? 'mb-3' : 'mb-6'}`}
      >
        <div className="max-w-prose">
          <h2 className="text-section">{heading}</h2>
          {lead && <p className="mt-4 text-lead text-muted max-sm:hidden">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
