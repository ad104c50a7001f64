/** What stands in a table for a figure that was not measured. */
const unknown = '-';

/** A rounded figure with a fixed number of decimals. */
export function figure(value: number | undefined, decimals = 0): string {
  return value === undefined ? unknown : value.toFixed(decimals);
}

/** Bytes as kB of 1000, one decimal. */
export function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? unknown : (bytes / 1000).toFixed(1);
}

/** A ratio as in "1.05 x". */
export function times(value: number | undefined): string {
  return value === undefined ? unknown : `${value.toFixed(2)} x`;
}
