import type { RichText as Text } from '@/lib/schemas';
import { RichText } from './RichText';

interface ComparisonTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Text[])[];
}

/**
 * A table whose rows start with a header cell. Some browsers drop native roles when CSS changes
 * `display`, so the roles are explicit.
 */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  return (
    <table role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, index) =>
            column === '' ? (
              <td key={index} role="cell" className="@max-lg:sr-only" />
            ) : (
              <th
                key={index}
                role="columnheader"
                scope="col"
                className={index === 0 ? '@max-lg:sr-only' : undefined}
              >
                {column}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([header = '', ...cells], rowIndex) => (
          <tr key={rowIndex} role="row">
            <th role="rowheader" scope="row">
              <RichText text={header} />
            </th>
            {cells.map((text, columnIndex) => (
              <td key={columnIndex} role="cell">
                <RichText text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
