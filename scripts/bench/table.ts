/** A table of ready texts: the first row is the head, the first column is aligned left and all others right. */
export type Table = readonly (readonly string[])[];

function widthsOf(table: Table): number[] {
  const columns = Math.max(0, ...table.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) =>
    Math.max(3, ...table.map((row) => row[column]?.length ?? 0)),
  );
}

function cellsOf(row: readonly string[], widths: readonly number[]): string[] {
  return widths.map((width, column) => {
    const text = row[column] ?? '';
    return column === 0 ? text.padEnd(width) : text.padStart(width);
  });
}

/** The table for a terminal: columns aligned by spaces, a line under the head. */
export function asText(table: Table): string {
  const widths = widthsOf(table);
  const [head = [], ...rows] = table.map((row) => cellsOf(row, widths).join('  ').trimEnd());
  const line = widths.map((width) => '-'.repeat(width)).join('  ');
  return [head, line, ...rows].join('\n');
}

/** The table as Markdown, for the README. */
export function asMarkdown(table: Table): string {
  const widths = widthsOf(table);
  const [head = '', ...rows] = table.map((row) => `| ${cellsOf(row, widths).join(' | ')} |`);
  const marks = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [head, `| ${marks.join(' | ')} |`, ...rows].join('\n');
}
