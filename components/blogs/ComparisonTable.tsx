import type { ReactNode } from 'react';
import type { RichText as Text } from '@/lib/content/answers/answer';
import { RichText } from './RichText';

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

/** What the table compares, and its cells. */
export interface ComparisonTableProps {
  /** Names the caption; unique on the page. */
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Text[])[];
}

const cell = 'px-4 py-3.5 text-left align-top sm:px-5 print:px-2 print:py-1.5';

/** A table that scrolls sideways by itself on narrow screens; the first cell of a row is its heading. */
export function ComparisonTable({ id, caption, columns, rows }: ComparisonTableProps) {
  return (
    <ScrollRegion labelId={id}>
      <table className="w-full min-w-[28rem] border-collapse text-small print:min-w-0">
        <caption
          id={id}
          className="border-b border-line px-4 py-3 text-left text-muted sm:px-5 print:px-2"
        >
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-edge">
            {columns.map((column, index) =>
              column === '' ? (
                <td key={index} className={cell} />
              ) : (
                <th key={index} scope="col" className={`${cell} font-display text-lg uppercase`}>
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([head = '', ...cells], row) => (
            <tr key={row}>
              <th scope="row" className={`${cell} w-1/4 font-semibold text-text`}>
                <RichText text={head} />
              </th>
              {cells.map((text, index) => (
                <td key={index} className={`${cell} w-3/8 text-text/85`}>
                  <RichText text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
