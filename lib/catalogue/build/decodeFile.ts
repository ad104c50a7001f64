import 'server-only';
import { isUtf8 } from 'node:buffer';
import { largestFile } from '@/lib/catalogue/fetchData';
import type { Issue } from './issue';
import { placeAt } from './jsonSyntax';

const number = (bytes: number) => bytes.toLocaleString('en');

/** The place of the first byte that is not UTF-8 (RFC 3629). */
function wrongByte(bytes: Buffer): number {
  // No character of several bytes contains a line feed, so each line can be checked alone.
  let start = 0;
  for (const line of bytes.toString('latin1').split('\n')) {
    const whole = Buffer.from(line, 'latin1');
    if (!isUtf8(whole)) {
      const [right = ''] = whole.toString('utf8').split('\uFFFD');
      return start + Buffer.byteLength(right);
    }
    start += whole.length + 1;
  }
  return start;
}

/**
 * The text of a data file, or an issue: too large for the browser's refresh, or not UTF-8, as JSON must be (RFC 8259, 8.1),
 * and as browsers read it whatever it is.
 */
export function decodeFile(file: string, bytes: Buffer): { text?: string; issue?: Issue } {
  if (bytes.length > largestFile)
    return {
      issue: {
        file,
        found: `${number(bytes.length)} bytes`,
        expected: `at most ${number(largestFile)}, since browsers read no more of it`,
        fix: 'Shorten its texts, or remove services or fields that are not used.',
      },
    };
  // UTF-16 has a byte order mark, or else zeros in every second byte of what JSON starts with.
  if (/^(fffe|feff|00|..00)/.test(bytes.toString('hex', 0, 2)))
    return {
      issue: {
        file,
        found: 'a file in UTF-16',
        expected: 'UTF-8',
        fix: 'Save it again with the encoding UTF-8.',
      },
    };
  // Editors on Windows may write a byte order mark first; JSON.parse refuses it, browsers ignore it.
  if (isUtf8(bytes)) return { text: bytes.toString('utf8').replace(/^\uFEFF/, '') };
  const at = wrongByte(bytes);
  const byte = bytes.toString('hex', at, at + 1).toUpperCase();
  return {
    issue: {
      // Latin-1 has one character for each byte, so positions in the text are positions of bytes.
      ...placeAt(file, bytes.toString('latin1'), at),
      found: `the byte ${byte}, which is not UTF-8`,
      expected: 'a file in UTF-8',
      fix: 'Save it again with the encoding UTF-8, and look whether its accents are right.',
    },
  };
}
