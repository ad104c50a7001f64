import type { ReactNode } from 'react';

/** One headed column of the footer. */
export function FooterColumn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 text-label text-muted">{heading}</h2>
      {children}
    </div>
  );
}
