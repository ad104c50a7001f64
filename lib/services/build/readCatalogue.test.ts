/** @jest-environment node */
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { temporaryFolder } from '@/scripts/tools/testing';
import { largestFile } from '@/lib/services/liveData';
import { issueLine } from './issue';
import { checkCatalogueFile } from './readCatalogue';

const picture = '/images/spin.jpg';
const service = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture };
const at = temporaryFolder();

beforeEach(async () => {
  await mkdir(at('images'));
  await writeFile(at('images/spin.jpg'), '');
});

async function check(content: string | object | Buffer): Promise<string[]> {
  const path = at('data.json');
  const isWhole = typeof content === 'string' || Buffer.isBuffer(content);
  await writeFile(path, isWhole ? content : JSON.stringify(content));
  return (await checkCatalogueFile(path, at())).errors.map(issueLine);
}

test('a right file has no errors, with a byte order mark too', async () => {
  expect(await check([service])).toEqual([]);
  expect(await check(`\uFEFF${JSON.stringify([service])}`)).toEqual([]);
  expect(await check([{ ...service, picture: '/images/spin.jpg?v=2' }])).toEqual([]);
  expect(await check([{ ...service, picture: 'https://cdn.example/spin.jpg' }])).toEqual([]);
});

test('a file that is not there is named', async () => {
  const { errors } = await checkCatalogueFile(at('none.json'));
  expect(errors.map(issueLine)).toEqual([
    expect.stringMatching(
      /^public\/data\.json: found no file that can be read \(ENOENT\); expected/,
    ),
  ]);
});

test.each(['..', 'index', 'x'.repeat(300)])(
  'an id that cannot be a page is an error: %p',
  async (id) => {
    expect(await check([{ ...service, id }])).toEqual([
      expect.stringMatching(/field "id": .*short id/),
    ]);
  },
);

test('a file in another encoding is answered with the place of the first wrong character', async () => {
  const json = JSON.stringify([service, { ...service, id: '2', name: 'Café' }], null, 2);
  expect(await check(Buffer.from(json, 'latin1'))).toEqual([
    'public/data.json, line 11, column 17, entry 2, field "name": found a sign in another encoding; expected a file in UTF-8. Save it again with the encoding UTF-8, and look whether its accents are right.',
  ]);
  expect(await check(Buffer.from(json, 'utf8'))).toEqual([]);
});

test('a file larger than browsers read is an error with both numbers', async () => {
  const large = [{ ...service, comment: 'x'.repeat(largestFile) }];
  expect(await check(large)).toEqual([
    expect.stringMatching(/^public\/data\.json: found 2000\d{3} bytes; expected at most 2000000, /),
  ]);
});

test.each([
  ['/images/none.jpg', 'but there is no such file; expected a picture inside public.'],
  ['/images/spin.jpg/x', 'but there is no such file; expected '],
  [
    '/Images/Spin.JPG',
    'but the file is called "/images/spin.jpg"; expected a picture inside public. Write its name with the same capital letters',
  ],
  ['/images', 'which is a folder; expected a picture inside public. '],
  ['/../outside.jpg', 'which lies outside public; expected '],
  ['/images/../../outside.jpg', 'which lies outside public; expected '],
  ['/images/link/outside.jpg', 'which lies outside public; expected '],
  ['/images/loop.jpg', 'which cannot be read (ELOOP); expected '],
])('a picture that hosts do not find is answered with the reason: %s', async (picture, reason) => {
  const outside = at('../outside.jpg');
  await writeFile(outside, '');
  await symlink(tmpdir(), at('images/link'));
  await symlink(at('images/loop.jpg'), at('images/loop.jpg'));
  expect(await check([{ ...service, picture }])).toEqual([
    expect.stringContaining(`entry 1 ("Spin"), field "picture": found "${picture}", ${reason}`),
  ]);
  await rm(outside);
});
