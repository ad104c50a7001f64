/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostingConfig } from '../hosts/hostingConfig';
import { mergeFirebase, siteOf } from '../hosts/firebase';
import { describeOutgoing, outgoing } from './outgoing';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outgoing-'));
  await writeFile(join(folder, 'index.html'), 'x'.repeat(3000));
  await writeFile(join(folder, 'about.html'), 'x'.repeat(2000));
  await writeFile(join(folder, 'data.json'), 'x'.repeat(900));
  await writeFile(join(folder, '_headers'), 'x');
});

afterAll(() => rm(folder, { recursive: true }));

it('counts what is sent, by kind, the heaviest first, without what the host leaves out', async () => {
  const sent = await outgoing(folder, ['_headers']);
  expect(sent).toMatchObject({ files: 3, bytes: 5900 });
  expect(sent.kinds[0]).toEqual({ kind: '.html', files: 2, bytes: 5000 });
});

it('leaves out what a pattern of the owner names', async () => {
  expect(await outgoing(folder, ['_*', '**/*.json'])).toMatchObject({ files: 2, bytes: 5000 });
});

it('tells where it would go, how much it is and with how many headers', async () => {
  const description = hostingConfig("default-src 'none'");
  const hosting = siteOf(mergeFirebase({ hosting: { public: 'out' } }, description));
  const text = describeOutgoing('my-studio', await outgoing(folder, hosting.ignore), hosting);
  expect(text).toContain('To the Firebase project my-studio: 3 files, 6 kB');
  expect(text).toMatch(/with 9 headers in 4 rules and 1 redirect/);
});
