/** @jest-environment node */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { filesBelow } from '../export/outFolder';
import { temporaryFolder } from '../tools/testing';
import { bringStudio } from './bringStudio';

const at = temporaryFolder();
const bytes = (file: string) => readFileSync(file);

/** Makes a project whose owner began with the starter in English, wrote a text and took a picture of their own. */
function makeProject(): void {
  for (const part of ['de', 'en', 'public/images'])
    cpSync(`scripts/starters/${part}`, at('scripts/starters', part), { recursive: true });
  cpSync('scripts/starters/en/content', at('lib/content'), { recursive: true });
  cpSync('scripts/starters/public/images', at('public/images'), { recursive: true });
  cpSync('scripts/starters/en/data.json', at('public/data.json'));
  writeFileSync(at('lib/content/mine.ts'), "export const mine = 'Jobs';");
  writeFileSync(at('public/images/mine.jpg'), '');
}

test.each(['de', 'en'])('the starter %s takes the place of the studio', async (language) => {
  makeProject();
  const questions: string[] = [];
  const agree = async (question: string) => questions.push(question) > 0;
  await expect(bringStudio(at(), language, agree)).resolves.toBe(true);
  const starter = at('scripts/starters', language);
  const files = await filesBelow(`${starter}/content`);
  expect(await filesBelow(at('lib/content'))).toEqual(files);
  for (const file of files)
    expect(bytes(at('lib/content', file))).toEqual(bytes(`${starter}/content/${file}`));
  expect(bytes(at('public/data.json'))).toEqual(bytes(`${starter}/data.json`));
  expect(await filesBelow(at('public/images'))).toEqual(
    [...(await filesBelow(at('scripts/starters/public/images'))), 'mine.jpg'].sort(),
  );
  // What was lost had been named.
  expect(questions).toEqual([expect.stringMatching(/gone then:\n {2}lib\/content\/mine\.ts\n/)]);
});

test('a no changes nothing, and a language without a starter is refused', async () => {
  makeProject();
  const before = await filesBelow(at());
  await expect(bringStudio(at(), 'de', async () => false)).resolves.toBe(false);
  await expect(bringStudio(at(), 'it', async () => true)).rejects.toThrow(
    'Name the language of a starter, de or en, as in: npm run new:studio -- de',
  );
  expect(await filesBelow(at())).toEqual(before);
  expect(bytes(at('lib/content/studio.ts'))).toEqual(
    bytes('scripts/starters/en/content/studio.ts'),
  );
});

test('a studio that is as a starter brought it is called so', async () => {
  makeProject();
  rmSync(at('lib/content/mine.ts'));
  const questions: string[] = [];
  await bringStudio(at(), 'de', async (question) => questions.push(question) < 0);
  expect(questions).toEqual([expect.stringContaining('They are all as a starter brought them.')]);
});
