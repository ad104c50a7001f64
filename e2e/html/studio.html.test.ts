import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { home } from '@/lib/content/home';
import { dataFile } from '@/lib/studio/folders';
import { outFolder, pageOf, visibleText } from './built';

test('the site under test is that of the studio under test: otherwise run `npm run build:fixture`', () => {
  expect(visibleText(pageOf('/'))).toContain(home.coach.text);
  expect(readFileSync(join(outFolder, 'data.json'))).toEqual(readFileSync(dataFile));
});
