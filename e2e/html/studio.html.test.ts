import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from '@/lib/content/services';
import { outFolder, pageOf, visibleText } from './built';

test('the site under test is that of the fixture studio: otherwise run `npm run build:fixture`', () => {
  expect(visibleText(pageOf('/'))).toContain('The log of a studio that only tests know.');
  expect(readFileSync(join(outFolder, 'data.json'))).toEqual(readFileSync(dataFile));
});
