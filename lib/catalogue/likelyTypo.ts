import { serviceFields } from './service';

/** How many letters must be added, taken away, changed or swapped with their neighbour (optimal string alignment). */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const at = (r: number, c: number) => (r === row ? current[c] : rows[r]?.[c]) ?? Infinity;
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped =
        from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
          ? at(row - 2, column - 2) + 1
          : Infinity;
      current.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + same,
          swapped,
        ),
      );
    }
    rows.push(current);
  }
  return rows[from.length]?.[to.length] ?? Infinity;
}

/** The key that was probably meant to be `field`: the nearest at most two mistakes away, or none. */
export function likelyTypo(field: string, keys: readonly string[]): string | undefined {
  const known: readonly string[] = serviceFields;
  return keys
    .filter((key) => !known.includes(key) && Math.abs(key.length - field.length) <= 2)
    .map((key) => ({ key, mistakes: distance(key.trim().toLowerCase(), field) }))
    .filter(({ mistakes }) => mistakes <= Math.min(2, field.length - 1))
    .sort((one, other) => one.mistakes - other.mistakes)[0]?.key;
}
