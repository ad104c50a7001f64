/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostingConfig } from '../hosts/hostingConfig';
import { mergeFirebase, siteOf } from '../hosts/firebase';
import { describeOutgoing } from './deploySite';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outgoing-'));
  await writeFile(join(folder, 'index.html'), 'x'.repeat(3000));
  await writeFile(join(folder, 'about.html'), 'x'.repeat(2000));
  await writeFile(join(folder, 'data.json'), 'x'.repeat(900));
  await writeFile(join(folder, '_headers'), 'x');
});

afterAll(() => rm(folder, { recursive: true }));

const describeFor = (ignore: readonly string[]) => {
  const description = hostingConfig("default-src 'none'");
  const hosting = siteOf(mergeFirebase({ hosting: { public: 'out', ignore } }, description));
  return describeOutgoing('my-studio', folder, hosting);
};

it('tells where it would go, what is sent, by kind, the heaviest first, and with how many headers', () => {
  const text = describeFor([]);
  expect(text).toContain('To the Firebase project my-studio: 3 files, 6 kB');
  expect(text.split('\n')[1]).toMatch(/^ {2}\.html +2 files +5 kB$/);
  expect(text).toMatch(/with 10 headers in 6 rules and 2 redirect/);
});

it('leaves out what a pattern of the owner names', () => {
  expect(describeFor(['**/*.json'])).toContain('2 files, 5 kB');
});
