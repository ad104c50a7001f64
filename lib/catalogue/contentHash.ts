/**
 * A number that stands for the content of the data file, however the file is laid out: equal content has an equal hash,
 * and an edit almost certainly changes it. The browser learns by it whether the live file differs from the one of the build;
 * it protects nothing.
 */
export function hashContent(data: unknown): number {
  const text = JSON.stringify(data);
  let hash = text.length;
  for (const character of text) hash = (Math.imul(hash, 31) + character.codePointAt(0)!) | 0;
  return hash;
}
