import { inflateSync } from 'node:zlib';
import { expect, test } from '../fixtures/test';

/** The number of pages of a PDF by Firefox, which writes the list of pages into a compressed object stream. */
function sheetsOf(pdf: Buffer): number {
  const streams = pdf.toString('latin1').matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)\r?\nendstream/g);
  const objects = [...streams].map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')));
  const [, count] = /\/Type \/Pages\b[^]*?\/Count (\d+)/.exec(objects.join('\n')) ?? [];
  return Number(count);
}

test('the CV prints on one sheet of A4', async ({ page }) => {
  await page.goto('/about');
  // Playwright sends inches, the protocol expects centimetres: this is 21 cm by 29.7 cm.
  expect(sheetsOf(await page.pdf({ width: '21in', height: '29.7in' }))).toBe(1);
});
