import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCatalogueFile } from './checkFile';
import { readCatalogue } from './readCatalogue';

const service = {
  id: '1',
  name: 'Spin',
  price: '$24',
  comment: 'Ride',
  picture: '/images/spin.jpg',
};
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  await mkdir(join(folder, 'images'));
  await writeFile(join(folder, 'images', 'spin.jpg'), '');
});

afterEach(() => rm(folder, { recursive: true }));

async function check(content: string | object): Promise<string[]> {
  const path = join(folder, 'data.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return checkCatalogueFile(path);
}

test('the studio’s own data file is right, and has at least six services', async () => {
  expect(await checkCatalogueFile()).toEqual([]);
  expect((await readCatalogue()).length).toBeGreaterThanOrEqual(6);
});

test('a right file has no errors, with a byte order mark too', async () => {
  expect(await check([service])).toEqual([]);
  expect(await check(`\uFEFF${JSON.stringify([service])}`)).toEqual([]);
  expect(await check([{ ...service, picture: '/images/spin.jpg?v=2' }])).toEqual([]);
  expect(await check([{ ...service, picture: 'https://cdn.example/spin.jpg' }])).toEqual([]);
});

test('a file that is not there is named', async () => {
  const [sentence] = await checkCatalogueFile(join(folder, 'none.json'));
  expect(sentence).toMatch(/^public\/none\.json: cannot be read \(ENOENT\); expected/);
});

test('a fault of syntax is found by line and column', async () => {
  expect(await check('[\n  { "id": "1", }\n]')).toEqual([
    expect.stringMatching(
      /^public\/data\.json, line 2, column 16: found the sign "}"; expected a field name/,
    ),
  ]);
});

test('every error of the content is one sentence', async () => {
  const errors = await check([
    { ...service, name: '' },
    { ...service, price: null },
  ]);
  expect(errors).toHaveLength(3);
  for (const sentence of errors)
    expect(sentence).toMatch(/^public\/data\.json, entry \d .*field ".*found .*expected /);
});

test('a picture that does not exist is an error', async () => {
  expect(await check([{ ...service, picture: '/images/Spin.jpg' }])).toEqual([
    expect.stringMatching(
      /entry 1 \(name "Spin"\), field "picture": found the text "\/images\/Spin\.jpg", but there is no such file/,
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
