/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { markSvg, tab } from './markSvg';

it('the icon that is shipped is the mark of lib/brand.ts: after a change run `npm run icons`', () => {
  expect(readFileSync('public/icons/favicon.svg', 'utf8')).toBe(markSvg(tab));
});
