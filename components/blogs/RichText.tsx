import { Fragment } from 'react';
import type { Inline, RichText as Text } from '@/lib/content/answers/answer';
import { SourceLink } from './SourceLink';

function Piece({ piece }: { piece: Inline }) {
  if (typeof piece === 'string') return piece;
  if ('code' in piece) {
    return (
      <code className="rounded-control bg-raised px-1.5 py-0.5 font-mono text-[0.875em] text-text">
        {piece.code}
      </code>
    );
  }
  if ('strong' in piece) return <strong className="font-semibold text-text">{piece.strong}</strong>;
  return <SourceLink href={piece.href}>{piece.link}</SourceLink>;
}

/** Draws running text: words, code, weight and links, in reading order. */
export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((piece, index) => (
    <Fragment key={index}>
      <Piece piece={piece} />
    </Fragment>
  ));
}
