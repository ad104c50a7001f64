import type { ReactNode } from 'react';

/**
 * Room for what may be wider than a phone. It can be focused, so that arrow keys scroll it, and it has a name, so that a
 * screen reader says why it stops there (WCAG 2.1.1).
 */
export function ScrollRegion({ labelId, children }: { labelId: string; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-labelledby={labelId}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface print:overflow-visible print:border-0"
    >
      {children}
    </div>
  );
}
