import { Fragment, type ReactNode } from 'react';
import { Anchor } from '@/components/navigation/PageLink';
import type { Inline, RichText as Text } from '@/lib/schemas';

/**
 * A link to another site. It's recognizable without its color (WCAG 1.4.1), and tall enough to
 * press (2.5.8).
 */
export function SourceLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} className="text-link py-1">
      {children}
    </Anchor>
  );
}

function Piece({ piece }: { piece: Inline }) {
  if (typeof piece === 'string') return piece;
  if ('code' in piece) return <code>{piece.code}</code>;
  if ('strong' in piece) return <strong>{piece.strong}</strong>;
  return <SourceLink href={piece.href}>{piece.link}</SourceLink>;
}

/** Renders plain text, code, strong text and links. */
export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((piece, index) => (
    <Fragment key={index}>
      <Piece piece={piece} />
    </Fragment>
  ));
}
