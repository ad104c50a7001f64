/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { name } from '@/lib/content/studio';
import { filesBelow } from '@/scripts/export/outFolder';
import { contentFolder, dataFile, publicFolder } from './folders';

test('tests read the starter, and no file of the owner', async () => {
  expect(readFileSync(join(contentFolder, 'studio.ts'), 'utf8')).toContain(name);
  expect([dataFile, join(publicFolder, 'images')].filter((path) => !existsSync(path))).toEqual([]);
  for (const folder of ['lib/content', 'public']) {
    expect(() => readFileSync(`${folder}/studio.ts`)).toThrow('which the owner writes');
    await expect(async () => readdir(folder)).rejects.toThrow('which the owner writes');
  }
});

test('no module reaches the content by a relative path, which would be the owner’s', async () => {
  const found: string[] = [];
  for (const folder of ['app', 'components', 'e2e', 'lib', 'scripts'])
    for (const file of await filesBelow(folder)) {
      const path = join(folder, file);
      if (
        !/\.tsx?$/.test(file) ||
        /node_modules|^(lib|scripts\/starters\/..)\/content\//.test(path)
      )
        continue;
      for (const [, address = ''] of readFileSync(path, 'utf8').matchAll(/'(\.\.?\/[^']+)'/g))
        if (resolve(dirname(path), address).startsWith(resolve('lib/content')))
          found.push(`${path}: ${address}`);
    }
  expect(found).toEqual([]);
});

test('starters have the same modules, but for their answers', async () => {
  const modules = async (language: string) =>
    (await filesBelow(`scripts/starters/${language}/content`)).filter(
      (file) => dirname(file) === '.' || file === join('answers', 'answers.ts'),
    );
  expect(await modules('de')).toEqual(await modules('en'));
});
