import type { ReactNode } from 'react';

interface SectionProps {
  readonly heading: string;
  readonly lead?: string;
  /** The fragment that links lead to. */
  readonly id?: string;
  /** It goes on where another part on the same ground has ended, whose space below is enough for both. */
  readonly continues?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of a page with a heading, the page's width and the house's vertical rhythm. The lead says nothing that a phone
 * cannot do without.
 */
export function Section({ heading, lead, id, continues, children }: SectionProps) {
  return (
    <section
      id={id}
      className={`mx-auto w-full max-w-page px-gutter pb-section max-sm:pb-10 ${continues ? '' : 'scroll-mt-bar pt-section max-sm:pt-10'}`}
    >
      <div className="mb-6 max-w-prose sm:mb-10">
        <h2 className="text-section">{heading}</h2>
        {lead && <p className="mt-4 text-lead text-muted max-sm:hidden">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
