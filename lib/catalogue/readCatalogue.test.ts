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

test('a file that is not there, or no JSON, is named', async () => {
  const { errors } = await checkCatalogueFile(at('none.json'));
  expect(errors.map(issueLine)).toEqual([expect.stringMatching(/^public\/data\.json: ENOENT/)]);
  const [line] = await check('[{ "id": 1, "price": 14,50 }]');
  expect(line).toMatch(/^public\/data\.json: .* in JSON at position 24/);
});

test.each(['..', 'index', 'x'.repeat(300)])(
  'an id that cannot be a page is an error: %p',
  async (id) => {
    expect(await check([{ ...service, id }])).toEqual([
      expect.stringContaining('[0].id: Expected a short id of letters, digits and hyphens'),
    ]);
  },
);

test('a file in another encoding is refused', async () => {
  const json = JSON.stringify([{ ...service, name: 'Café' }]);
  expect(await check(Buffer.from(json, 'latin1'))).toEqual([
    'public/data.json: Expected a file in UTF-8: save it again with this encoding.',
  ]);
  expect(await check(Buffer.from(json, 'utf8'))).toEqual([]);
});

test('a file larger than browsers read is refused', async () => {
  const large = [{ ...service, comment: 'x'.repeat(largestFile) }];
  expect(await check(large)).toEqual([
    'public/data.json: Expected at most 2000000 bytes, since browsers read no more of it.',
  ]);
});

test.each([
  ['/images/none.jpg', 'Expected a file in public that can be read'],
  ['/images/spin.jpg/x', 'Expected a file in public that can be read'],
  ['/Images/Spin.JPG', 'Expected "/images/spin.jpg", since hosts tell capital letters apart'],
  ['/images', 'Expected a picture, not a folder'],
  ['/../outside.jpg', 'Expected a picture inside public'],
  ['/images/../../outside.jpg', 'Expected a picture inside public'],
  ['/images/link/outside.jpg', 'Expected a picture inside public'],
])('a picture that hosts do not find is answered with the reason: %s', async (picture, reason) => {
  const outside = at('../outside.jpg');
  await writeFile(outside, '');
  await symlink(tmpdir(), at('images/link'));
  expect(await check([{ ...service, picture }])).toEqual([
    `public/data.json, [0].picture: ${reason}, found "${picture}".`,
  ]);
  await rm(outside);
});
