/**
 * A short number that stands for the content of the data file, however the file is laid out: equal content has an equal
 * one, and an owner's edit all but surely changes it. It tells the browser whether the live file says what the page was
 * built from; it guards nothing.
 */
export function contentHash(data: unknown): number {
  const text = JSON.stringify(data);
  let sum = text.length;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return sum;
}
