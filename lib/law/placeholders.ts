/** A word or sentence in brackets, which stands for what only the studio knows. */
const bracket = /\[[^\]]+\]/g;

/** The placeholders in the texts of a value, at any depth. */
export function placeholdersIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.match(bracket) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(placeholdersIn);
}
