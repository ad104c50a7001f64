import type { RichText as Text } from '@/lib/schemas';
import { RichText } from './RichText';

interface ComparisonTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Text[])[];
}

const cell = 'sm:px-5 sm:py-3.5 text-left align-top print:px-2 print:py-1.5';

/**
 * A table whose rows start with a header cell. On phones, the cells of a row are stacked, and each cell names its column. The explicit
 * roles repeat the native ones, which some browsers drop when CSS changes `display`.
 */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  return (
    <div className="rounded-card border border-line bg-surface print:border-0">
      <table role="table" className="w-full border-collapse text-small max-sm:block">
        <caption className="border-b border-line px-4 py-3 text-left text-muted max-sm:block sm:px-5 print:px-2">
          {caption}
        </caption>
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row" className="border-b border-edge">
            {columns.map((column, index) =>
              column === '' ? (
                <td key={index} role="cell" className={cell} />
              ) : (
                <th
                  key={index}
                  role="columnheader"
                  scope="col"
                  className={`${cell} font-display text-lg uppercase`}
                >
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-y divide-line max-sm:block">
          {rows.map(([head = '', ...cells], row) => (
            <tr key={row} role="row" className="max-sm:block max-sm:space-y-3 max-sm:p-4">
              <th
                role="rowheader"
                scope="row"
                className={`${cell} font-semibold text-text max-sm:block sm:w-1/4`}
              >
                <RichText text={head} />
              </th>
              {cells.map((text, index) => (
                <td
                  key={index}
                  role="cell"
                  className={`${cell} text-text/85 max-sm:block sm:w-3/8`}
                >
                  <span aria-hidden="true" className="mb-0.5 block label-caps text-muted sm:hidden">
                    {columns[index + 1]}
                  </span>
                  <RichText text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
