/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { filesBelow } from '@/scripts/export/outFolder';
import { ownerTexts, studioFiles } from '@/scripts/content/texts';
import * as words from '@/lib/words/en';
import { allPages, outFolder } from '../html/built';

const first = resolve('scripts', 'starters', 'en');

/** All texts in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether a text is long enough to be a sentence, and no address or name of a file. */
const isSentence = (text: string) => text.trim().split(/\s+/).length > 2;

const readable = new Set('.css .html .ics .js .json .svg .txt .webmanifest .xml'.split(' '));

test('no word of the first starter, nor of its language, is left in the site of another', async () => {
  const own = new Set((await ownerTexts()).map(({ text }) => text));
  const files = { contentFolder: join(first, 'content'), dataFile: join(first, 'data.json') };
  const texts = (await ownerTexts({ ...studioFiles, ...files })).map(({ text }) => text);
  const names = ['Power Zone', 'power-zone', 'Ironbridge', 'Foundry Lane'];
  expect(texts).toContain(names[0]);
  const foreign = [...texts, ...textsIn(words)].filter(isSentence).concat(names);
  const left: string[] = [];
  // The licences of packages are English.
  const built = (await filesBelow(outFolder)).filter((file) => file !== 'licenses.txt');
  for (const file of built.filter((one) => readable.has(extname(one)))) {
    const text = readFileSync(join(outFolder, file), 'utf8');
    for (const part of foreign)
      if (!own.has(part) && text.includes(part)) left.push(`${file}: ${part}`);
  }
  expect([...new Set(left)]).toEqual([]);
});

/** English, a second word for what is called Kurse or Registrieren, and an E-Mail that a line could end within. */
const notGerman =
  /\b(Address|Book|Booking|Class|Classes|Closed|Email|Home|Hours|Login|Logout|Phone|Price|Services|Sign Up|Today|Week|Angebote?|Konto an(ge)?leg\w*)\b|\d to |<\w[^<>]*>[^<>]*(\sE-Mail|E-Mail[\s-])/g;

test('pages and files for machines are German, have one word for one thing, and say that Sunday is closed', async () => {
  const isForMachines = /\.(ics|vcf|webmanifest|xml)$|(llms|security)\.txt$/;
  const files = (await filesBelow(outFolder)).filter((file) => isForMachines.test(file));
  const texts = [
    ...files.map((file) => [file, readFileSync(join(outFolder, file), 'utf8')] as const),
    // Structured data stays.
    ...allPages.map(({ route, html }) => {
      const scripts = /<(script|style)\b(?![^>]*ld\+json)[\s\S]*?<\/\1>/g;
      return [route, html.replace(scripts, '')] as const;
    }),
  ];
  const found = texts.flatMap(([name, text]) =>
    [...text.matchAll(notGerman)].map(([part]) => `${name}: ${part}`),
  );
  expect(found).toEqual([]);
  expect(Object.fromEntries(texts)['llms.txt']).toContain('Sonntag: geschlossen');
  expect(Object.fromEntries(texts)['/services']).toMatch(/Sonntag<[^>]*><[^>]*>geschlossen/);
});
