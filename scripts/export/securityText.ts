import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** From how many milliseconds on a `security.txt` counts as near its end: 30 days. */
const notice = 30 * 24 * 60 * 60 * 1000;

/**
 * The day, as in `2027-05-24`, until which the `security.txt` of a build is valid (RFC 9116, 2.5.5), where it is less than 30
 * days away or over; undefined otherwise, and where there is no such file.
 */
export async function nearExpiry(out: string, now = Date.now()): Promise<string | undefined> {
  const text = await readFile(join(out, '.well-known', 'security.txt'), 'utf8').catch(() => '');
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
  return Date.parse(expires) - now < notice ? expires.slice(0, 10) : undefined;
}
