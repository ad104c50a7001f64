import type { RichText as Text } from '@/lib/schemas';
import { RichText } from './RichText';

interface ComparisonTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Text[])[];
}

/**
 * A table whose rows start with a header cell. On phones, the cells of a row are stacked, and each cell names its column. The explicit
 * roles repeat the native ones, which some browsers drop when CSS changes `display`.
 */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  return (
    <table role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row">
          {columns.map((column, index) =>
            column === '' ? (
              <td key={index} role="cell" />
            ) : (
              <th key={index} role="columnheader" scope="col">
                {column}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([head = '', ...cells], row) => (
          <tr key={row} role="row">
            <th role="rowheader" scope="row">
              <RichText text={head} />
            </th>
            {cells.map((text, index) => (
              <td key={index} role="cell">
                <span aria-hidden="true" className="label-caps">
                  {columns[index + 1]}
                </span>
                <RichText text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
