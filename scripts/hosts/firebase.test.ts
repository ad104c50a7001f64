/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostingConfig } from './hostingConfig';
import { mergeFirebase, siteOf } from './firebase';
import { firebaseFor } from './writeHosts';

const policy = "default-src 'none'; frame-ancestors 'none'";
const merged = (own: object) => mergeFirebase(own, hostingConfig(policy));
const site = (own: object) => siteOf(merged({ hosting: { public: 'out', ...own } }));

it('keeps everything of the owner, whose rules come where they win', () => {
  const rule = { source: '**', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] };
  const redirect = { source: '/SignUp', destination: '/join', type: 302 };
  const owned = { site: 'studio-west', rewrites: [{ source: '/api', function: 'api' }] };
  const result = site({ ...owned, ignore: ['drafts/**'], headers: [rule], redirects: [redirect] });
  expect(result).toMatchObject({ ...owned, cleanUrls: true, trailingSlash: false });
  expect(result.ignore).toEqual(['drafts/**', '_headers', '_redirects']);
  expect(result.headers.at(-1)).toEqual(rule);
  expect(result.redirects[0]).toEqual(redirect);
  expect(site({ cleanUrls: false })).toMatchObject({ cleanUrls: false });
});

it('keeps other sites and other products as they are', () => {
  const own = {
    firestore: { rules: 'firestore.rules' },
    functions: [{ source: 'functions' }],
    hosting: [
      { target: 'app', public: './out/' },
      { target: 'blog', public: 'blog' },
    ],
  };
  const result = merged(own);
  expect(result).toMatchObject(own);
  expect(result.hosting).toMatchObject([{ headers: expect.any(Array) }, { public: 'blog' }]);
  expect((result.hosting as object[])[1]).toEqual(own.hosting[1]);
  expect(siteOf(result)).toMatchObject({ target: 'app' });
});

it.each([{}, { hosting: { public: 'dist' } }, { hosting: [] }])(
  'says so when %p does not serve the site',
  (own) => expect(() => merged(own)).toThrow('one hosting section with "public": "out"'),
);

it('reads the owner’s file and leaves it alone; a broken one is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'firebase-'));
  const file = join(folder, 'firebase.json');
  const text = '{"hosting":{"public":"out","site":"mine"}}';
  await writeFile(file, text);
  expect(siteOf(await firebaseFor(policy, folder))).toMatchObject({ site: 'mine' });
  expect(await readFile(file, 'utf8')).toBe(text);
  await writeFile(file, '{"hosting":');
  await expect(firebaseFor(policy, folder)).rejects.toThrow('firebase.json cannot be read');
  await rm(folder, { recursive: true });
});
