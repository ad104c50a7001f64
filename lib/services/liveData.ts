/**
 * Fetches the live data file.
 * @throws Error that says why the file can't be read
 */
export async function fetchData(): Promise<unknown> {
  const response = await fetch('/data.json', {
    // Revalidates the cached copy.
    cache: 'no-cache',
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw Error(`the host answered ${response.status}`);
  return response.json();
}

/**
 * Hashes the content of the data file, regardless of white space, so that the browser can tell
 * whether the live file differs from the build's. The hash isn't cryptographic.
 */
export function hashData(data: unknown): number {
  const text = JSON.stringify(data);
  let hash = text.length;
  for (const character of text) hash = (Math.imul(hash, 31) + character.codePointAt(0)!) | 0;
  return hash;
}
