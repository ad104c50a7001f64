import type { ReactNode } from 'react';

/** A part of the CV under its heading; never torn apart between two sheets of paper. */
export function CvPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="print:break-inside-avoid">
      <h2 className="border-b border-line pb-3 text-card print:border-edge print:pb-1">
        {heading}
      </h2>
      {children}
    </section>
  );
}
