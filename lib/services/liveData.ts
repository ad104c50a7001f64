/** How long the data file may take, in milliseconds. */
const fetchTimeout = 10_000;

/** The largest data file that is read, in bytes; a studio's own is about a thousandth of that. */
export const largestFile = 2_000_000;

/**
 * Fetches the text of the live data file (product 7.1: `GET data.json`, relative to the site's root).
 * @throws Error whose message says in a few words why it cannot be read
 */
export async function fetchData(): Promise<string> {
  const response = await fetch('/data.json', {
    // The browser asks the host whether its cached copy is still valid.
    cache: 'no-cache',
    signal: AbortSignal.timeout(fetchTimeout),
  });
  if (!response.ok) throw Error(`the host answered ${response.status}`);
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    // As UTF-8, without a byte order mark (File API, 3.3.3); in less code than a decoder for streams.
    if (!value) return new Blob(parts).text();
    size += value.length;
    if (size > largestFile) {
      await reader?.cancel();
      throw Error('it is larger than 2 MB');
    }
    parts.push(value);
  }
}

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
