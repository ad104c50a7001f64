import type { Block, Definition, RichText as Text } from '@/lib/schemas';
import { ComparisonTable } from './ComparisonTable';
import { RichText } from './RichText';

function CodeSample({ label, text }: { label: string; text: string }) {
  return (
    <figure>
      <pre className="rounded-card border border-line bg-surface p-4 font-mono text-[0.9375rem] leading-relaxed wrap-anywhere whitespace-pre-wrap text-text/90 print:border-0 print:px-0 print:py-1 print:leading-snug">
        <code>{text}</code>
      </pre>
      <figcaption className="mt-3 text-small text-muted">{label}</figcaption>
    </figure>
  );
}

function Definitions({ entries }: { entries: readonly Definition[] }) {
  return (
    // The list's classes style its rows. With classes on each row, loading the page would take another round trip (docs/performance.md).
    <dl className="border-b border-line text-text/85 *:grid *:gap-x-8 *:gap-y-1 *:border-t *:border-line *:py-4 sm:*:grid-cols-[11rem_minmax(0,1fr)] xl:last:border-b-0 xl:first:*:first:border-t-0 xl:first:*:first:pt-0 print:*:grid-cols-[10rem_minmax(0,1fr)] print:*:break-inside-avoid print:*:py-1.5">
      {entries.map(({ term, text }) => (
        <div key={term}>
          <dt className="font-semibold text-text">{term}</dt>
          <dd className="max-w-prose">
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TextList({ items, ordered }: { items: readonly Text[]; ordered: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  const markers = ordered ? 'list-decimal marker:font-semibold' : 'list-disc';
  return (
    <List
      className={`max-w-prose space-y-3 print:space-y-1 pl-6 text-text/85 marker:text-accent ${markers}`}
    >
      {items.map((text, index) => (
        <li key={index} className="pl-1.5">
          <RichText text={text} />
        </li>
      ))}
    </List>
  );
}

export function AnswerBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="max-w-prose text-text/85">
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return <TextList items={block.items} ordered={block.ordered === true} />;
    case 'definitions':
      return <Definitions entries={block.entries} />;
    case 'table':
      return <ComparisonTable caption={block.caption} columns={block.columns} rows={block.rows} />;
    case 'code':
      return <CodeSample label={block.label} text={block.text} />;
  }
}
