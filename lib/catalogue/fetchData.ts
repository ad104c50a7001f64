/** How long the data file may take, in milliseconds. */
export const fetchTimeout = 10_000;

/** The largest data file that is read, in bytes; a studio's list is a thousandth of it. */
export const largestFile = 2_000_000;

/**
 * Fetches the text of the live data file (spec 7: `GET data.json`, relative to the site's root). Throws an Error whose
 * message finishes a sentence that starts "/data.json cannot be used: ".
 */
export async function fetchData(): Promise<string> {
  const response = await fetch('/data.json', {
    // Ask the host whether the copy of an earlier visit still holds.
    cache: 'no-cache',
    signal: AbortSignal.timeout(fetchTimeout),
  });
  if (!response.ok) throw Error(`the host answered ${response.status}`);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return text + decoder.decode();
    size += value.length;
    if (size > largestFile) {
      reader?.cancel().catch(() => {});
      throw Error('it is larger than 2 MB');
    }
    text += decoder.decode(value, { stream: true });
  }
}
