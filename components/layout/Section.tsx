import type { ReactNode } from 'react';

/** What a section of a page is made of. */
export interface SectionProps {
  readonly heading: string;
  readonly lead?: string;
  /** The fragment that links lead to. */
  readonly id?: string;
  /** It goes on where another part on the same ground has ended, whose space below is enough for both. */
  readonly continues?: boolean;
  readonly children: ReactNode;
}

/** A part of a page with a heading, the page's width and the house's vertical rhythm. */
export function Section({ heading, lead, id, continues, children }: SectionProps) {
  return (
    <section
      id={id}
      className={`mx-auto w-full max-w-page px-gutter pb-section ${continues ? '' : 'pt-section'}`}
    >
      <div className="mb-10 max-w-prose">
        <h2 className="text-section">{heading}</h2>
        {lead && <p className="mt-4 text-lead text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
