/**
 * A short number that stands for a text: equal texts have equal ones, and an owner's edit all but surely changes it. It
 * tells the browser whether the live data file is the one that the page was built from; it guards nothing.
 */
export function checksum(text: string): number {
  let sum = text.length;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return sum;
}
