/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import { temporaryFolder } from '@/scripts/tools/testing';
import { issueLine } from './issue';
import { checkCatalogueFile } from './readCatalogue';

const picture = '/images/spin.jpg';
const service = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture };
const at = temporaryFolder();

beforeEach(async () => {
  await mkdir(at('images'));
  await mkdir(at('images/folder.jpg'));
  await writeFile(at('images/spin.jpg'), '');
  await writeFile(at('prices.pdf'), '');
});

async function check(content: string | object | Buffer): Promise<string[]> {
  const path = at('data.json');
  const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
  await writeFile(path, isRaw ? content : JSON.stringify(content));
  return (await checkCatalogueFile(path, at())).errors.map(issueLine);
}

test('a valid file has no errors, with or without a byte order mark', async () => {
  expect(await check([service])).toEqual([]);
  expect(await check(`\uFEFF${JSON.stringify([service])}`)).toEqual([]);
  expect(await check([{ ...service, picture: '/images/spin.jpg?v=2' }])).toEqual([]);
  expect(await check([{ ...service, picture: 'https://cdn.example/spin.jpg' }])).toEqual([]);
});

test('a missing file or invalid JSON is an error', async () => {
  const { errors } = await checkCatalogueFile(at('none.json'));
  expect(errors.map(issueLine)).toEqual([expect.stringMatching(/^public\/data\.json: ENOENT/)]);
  expect(await check('\uFEFF[{ "id": 1, "price": 14,50 }]')).toEqual([
    'public/data.json, line 1, column 25: Expected a text in quotes instead of 50.',
  ]);
  expect(await check('[{\n  "id": "1"\n  "name": "Spin"\n}]')).toEqual([
    'public/data.json, line 3, column 3: Expected a comma before "name".',
  ]);
});

test.each(['..', 'index', 'x'.repeat(41), 'Yoga & rest'])('the id %j is an error', async (id) => {
  expect(await check([{ ...service, id }])).toEqual([
    expect.stringContaining('[0].id: Expected a short id of letters, digits and hyphens'),
  ]);
});

test('a file that isn’t UTF-8 is an error', async () => {
  const json = JSON.stringify([{ ...service, name: 'Café' }]);
  expect(await check(Buffer.from(json, 'latin1'))).toEqual([
    'public/data.json: Expected UTF-8: save the file again with this encoding.',
  ]);
});

test.each([
  ['/images/none.jpg', 'Expected the path of a file in public'],
  ['/Images/Spin.JPG', 'Expected "/images/spin.jpg", because URLs are case-sensitive'],
  ['/images/folder.jpg', 'Expected the path of a file in public, not of a folder'],
  ['/images', 'Expected the path of a file in public, not of a folder'],
  ['/prices.pdf', 'Expected a picture in public: a JPEG, PNG or WebP file'],
  ['/images/../../outside.jpg', 'Expected the path of a file in public'],
])('the picture %s is an error', async (picture, reason) => {
  expect(await check([{ ...service, picture }])).toEqual([
    `public/data.json, [0].picture: ${reason}, found "${picture}".`,
  ]);
});
