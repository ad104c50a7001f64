const longest = 60;

/** Names a value of the data file in a few words, for a person: `the text "abc"`, `a list`, `the number 5`. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'string') {
    if (value.trim() === '') return value === '' ? 'an empty text' : 'a text of spaces only';
    const characters = Array.from(value);
    const shown =
      characters.slice(0, longest).join('') + (characters.length > longest ? '...' : '');
    // JSON writes control characters and half characters as escapes, so that they can be seen.
    return `the text ${JSON.stringify(shown)}`;
  }
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return `the value ${value}`;
  return 'an object in braces';
}
