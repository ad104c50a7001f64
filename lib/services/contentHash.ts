/**
 * A hash of the content of the data file: white space between its parts does not count, and an edit almost certainly changes
 * it. The browser compares it to find out whether the live file differs from that of the build. It is no protection.
 */
export function hashContent(data: unknown): number {
  const text = JSON.stringify(data);
  let hash = text.length;
  for (const character of text) hash = (Math.imul(hash, 31) + character.codePointAt(0)!) | 0;
  return hash;
}
