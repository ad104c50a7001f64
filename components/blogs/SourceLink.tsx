import type { ReactNode } from 'react';

/** A link to somebody else's site, told from the words around it by more than colour (WCAG 1.4.1). */
export function SourceLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      rel="noopener"
      className="text-text underline decoration-ember decoration-2 underline-offset-4 transition-colors duration-quick hover:text-ember-bright"
    >
      {children}
    </a>
  );
}
