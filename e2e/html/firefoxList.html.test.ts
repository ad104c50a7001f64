/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bySettings, cannotRun } from '../firefox/notAsInChromium';

const lists = [...Object.values(cannotRun), ...Object.values(bySettings).map(({ tests }) => tests)];

test.each(lists.flat())('%s, which Firefox runs otherwise or not at all, is there', (entry) => {
  const [file = '', title = ''] = entry.split(' › ');
  const text = readFileSync(join(process.cwd(), 'e2e', file), 'utf8');
  // A title may end in parts that vary.
  expect(text).toContain(title.slice(0, 15));
});
