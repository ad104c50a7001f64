import type { ReactNode } from 'react';

interface SectionProps {
  readonly heading: string;
  readonly lead?: string;
  /** The id, for links to the section. */
  readonly id?: string;
  /** It follows another section on the same background, whose space below is enough for both. */
  readonly continues?: boolean;
  /** On wide screens the heading stands beside the content instead of above it. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/**
 * A section of a page: a heading and its content, with the width and the spacing of all sections. The lead is hidden on
 * phones, so it must not be needed.
 */
export function Section({ heading, lead, id, continues, beside, children }: SectionProps) {
  return (
    <section
      id={id}
      className={`mx-auto w-full max-w-page px-gutter pb-section max-sm:pb-10 ${continues ? '' : 'scroll-mt-bar pt-section max-sm:pt-10'} ${beside ? 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-16' : ''}`}
    >
      <div className="mb-6 sm:mb-10">
        <h2 className="text-section">{heading}</h2>
        {lead && <p className="mt-4 max-w-prose text-lead text-muted max-sm:hidden">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
