/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { issueLine } from '@/lib/services/build/issue';
import { answerIssues } from './answerIssues';
import { emailIssues } from './emailIssues';
import { contentIssues } from './contentIssues';
import { report } from './report';
import { linkIssues } from './linkIssues';
import { placeIssues } from './placeIssues';
import { sampleFacts, wordsPattern } from './sampleFacts';
import { sampleIssues } from './sampleIssues';
import { temporaryFolder } from '../tools/testing';
import { textsOfModule } from './moduleTexts';
import { textsOfData } from './texts';

const right = { id: '1', name: 'Yoga', price: '$22', comment: 'Breathe', picture: '/images/a.jpg' };

test('links to pages that are not there are named by file and place', () => {
  const source = `
    export const list = [{ href: '/plans' }, { href: '/about#cv' }, { href: \`/blogs#\${id}\` }];
    export const mapHref = 'map';`;
  const texts = textsOfModule('lib/content/a.ts', source);
  expect(linkIssues(texts, new Set(['/', '/about'])).map(issueLine)).toEqual([
    'lib/content/a.ts, line 2, 1st of list, field "href": found "/plans"; expected a page or a file of the site, such as /, /about.',
    'lib/content/a.ts, line 3, field "mapHref": found "map"; expected a path or a whole address.',
  ]);
});

test('of answers an id that stands twice, a day that is none and a row of the wrong length are named', () => {
  const table = {
    kind: 'table',
    caption: 'c',
    columns: ['a', 'b'],
    rows: [['1'], ['1', '2']],
  } as const;
  const section = { id: 'why', title: 'Why', blocks: [table] };
  const words = { question: 'q', lead: 'l', sources: [] };
  const days = { published: '2026-11-21', changed: '21 November' };
  const answer = { id: 'why', ...words, ...days, sections: [section] };
  expect(answerIssues([answer]).map(issueLine)).toEqual([
    'lib/content/answers: found the id "why" twice; expected it once.',
    'lib/content/answers, "why", field "changed": found "21 November"; expected a day such as "2026-11-21".',
    'lib/content/answers, "why": found a row of 1 cells; expected one for each column.',
  ]);
});

const at = temporaryFolder();

/** Makes a project of these files; each text is a file, each number a picture so wide. */
async function makeProject(files: Readonly<Record<string, string | number>>) {
  for (const [path, content] of Object.entries({ 'app/robots.ts': '', ...files })) {
    const file = at(path);
    mkdirSync(dirname(file), { recursive: true });
    if (typeof content === 'string') writeFileSync(file, content);
    else {
      const size = { width: content, height: (content * 3) / 4 };
      await sharp({ create: { ...size, channels: 3, background: 'black' } }).toFile(file);
    }
  }
}

const issuesOfProject = () =>
  contentIssues({
    project: at(),
    contentFolder: at('lib/content'),
    dataFile: at('public/data.json'),
    publicFolder: at('public'),
  });

test('every route and every file of public can be linked to, but no folder without a page', async () => {
  const there = ['/', '/account/forgot?from=a', '/services#timetable', '/feed.xml', '/robots.txt']
    .concat(['/services/1', '/services/Yoga', '/calendar/studio.ics'])
    .concat(['/prices.pdf', '/images/a.jpg']);
  const missing = ['/calendar', '/services/2', '/services/[serviceId]', '/images', '/nowhere'];
  const links = [...there, ...missing].map((href) => ({ href }));
  const pages = ['', 'account/', 'account/forgot/', 'services/', 'services/[serviceId]/'];
  const sessions = [{ day: 'Monday', start: '06:30', duration: 60 }];
  await makeProject({
    ...Object.fromEntries(pages.map((page) => [`app/${page}page.tsx`, ''])),
    ...{ 'app/feed.xml/route.ts': '', 'app/calendar/[file]/route.ts': '' },
    'public/data.json': JSON.stringify([{ ...right, sessions }]),
    ...{ 'public/prices.pdf': '', 'public/images/a.jpg': 1200 },
    'lib/content/links.ts': `export const links = ${JSON.stringify(links)};`,
  });
  const issues = await issuesOfProject();
  const wrong = issues.filter(({ file }) => file === 'lib/content/links.ts');
  expect(wrong.map(({ found }) => found)).toEqual(missing.map((href) => `"${href}"`));
});

test('wrong services and wrong pictures are all listed in one go, with what each stops', async () => {
  const slides = ['/images/hero.jpg', '/images/A.jpg', '/images/sub/b.jpg', ''];
  await makeProject({
    'public/data.json': JSON.stringify([right, { ...right, price: [] }]),
    'public/images/a.jpg': 200,
    'public/images/b.png': 'no picture',
    'public/images/idle.jpg': 1200,
    'lib/content/home.ts': `export const slides = ${JSON.stringify(slides.map((src) => ({ src })))};`,
    'components/NotFound.tsx': `export const NotFound = () => <img src="/images/404.jpg" alt="" />;`,
  });
  const found = (await issuesOfProject()).filter(({ file }) => file !== 'lib/content/pages.ts');
  const file = 'lib/content/home.ts, line 1,';
  const { issues, warnings } = report(found, 'build');
  expect(issues).toEqual([
    expect.stringContaining('field "price": found a list of 0'),
    expect.stringContaining('field "id": found "1"; expected an id that entry 1 does not have'),
    'components/NotFound.tsx, line 1, field "NotFound.src": found "/images/404.jpg", but there is no such file; expected a picture inside public. Put the file there or fix its name.',
    expect.stringMatching(`${file} 1st of slides, field "src": .*no such file`),
    expect.stringMatching(
      `${file} 2nd of slides, field "src": .*the file is called "/images/a.jpg"`,
    ),
    expect.stringMatching(`${file} 3rd of slides, field "src": .*directly in public/images`),
    expect.stringMatching(`${file} 4th of slides, field "src": found ""; expected a JPEG`),
    expect.stringContaining('public/images/b.png: found no picture'),
  ]);
  expect(warnings).toEqual([
    expect.stringContaining('public/images/a.jpg: found 200 pixels across; expected 1200'),
    'Warning: public/images/b.png: found a picture that nothing names; expected each in use. Name it where it shall be seen, or take it away.',
    expect.stringContaining('public/images/idle.jpg: found a picture that nothing names'),
  ]);
  expect(report(found, 'deploy').issues).toHaveLength(issues.length + 1);
});

test.each([
  ['+1 (555) 555-0142', 'a telephone number that rings'],
  ['tel:+15555550142', 'a telephone number that rings'],
  ['555 0100', 'a telephone number that rings'],
  ['mailto:hello@power-zone.example?subject=Hi', 'an address that exists'],
  ['https://github.com/octocat', 'an account of yours'],
  ['Rowan Calder is made up.', 'words that are true'],
  ['Owner: [Name of the owner], [Street]', 'the words that belong there'],
])('%s is sample, wherever it stands', async (text, expected) => {
  const source = `// ${text}\nexport const a = { b: [1, \`\${x} ${text}\`] };`;
  const issues = await sampleIssues(textsOfModule('lib/content/a.ts', source));
  expect(issues).toMatchObject([{ line: 2, entry: '2nd of a.b', expected, stops: 'deploy' }]);
  expect(await sampleIssues(textsOfData('data.json', JSON.stringify([{ text }])))).toHaveLength(1);
});

test.each([
  '555-0200',
  '5550-1420',
  '+49 431 5550142',
  'www.example.com',
  'A class made up of three rounds',
  '[sic]',
])('%s may be real', async (text) => expect(await sampleIssues([{ file: 'a', text }])).toEqual([]));

/** A studio of an owner in the town of a sample, with a coach of the same first name. */
const own = [
  { key: 'Hafenweg 1', text: 'Hafenweg 1, 20095 Hamburg' },
  { key: 'Jonas Weber', text: 'Jonas Weber' },
];

test.each([
  ['Turn into the yard of 24 Foundry Lane', ['24 Foundry Lane', 'Foundry Lane']],
  ['Bus 24 stops here', ['Bus 24']],
  ['power-zone, Ironbridge', ['Power Zone', 'power-zone', 'Ironbridge']],
  ['The tram to Hamburg, with Jonas', []],
])('in %j are these facts of a sample: %j', async (text, found) => {
  const facts = await sampleFacts(own);
  const named = facts.filter((fact) => wordsPattern(fact.text).test(text));
  expect(named.map((fact) => fact.text)).toEqual(expect.arrayContaining(found));
  expect(named).toHaveLength(found.length);
});

const germany = { country: 'DE', timeZone: 'Europe/Berlin' };
const hamburg = { latitude: 53.46213, longitude: 9.98704 };

test.each([
  ['right', { ...germany, address: hamburg }, []],
  [
    'of a country with old names',
    { country: 'IN', timeZone: 'Asia/Kolkata', address: { latitude: 19.07, longitude: 72.87 } },
    [],
  ],
  [
    'swapped',
    { ...germany, address: { latitude: 9.98704, longitude: 53.46213 } },
    ['a place in "DE". Swap the two.'],
  ],
  [
    'elsewhere',
    { ...germany, address: { latitude: 34.05, longitude: -118.25 } },
    ['a place in "DE". Maps'],
  ],
  [
    'no place',
    { ...germany, address: { latitude: 341, longitude: 9 } },
    ['degrees from -90 to 90'],
  ],
  [
    'of a zone elsewhere',
    { ...germany, timeZone: 'Europe/Vienna', address: hamburg },
    ['a time zone of "DE": Europe/Berlin, Europe/Busingen.'],
  ],
])('a place that is %s', (_, studio, expected) => {
  const lines = placeIssues(studio).map(issueLine);
  expect(lines).toEqual(expected.map((words) => expect.stringContaining(words) as string));
});

test.each([
  ['email', 'anna.studio.com', '"anna.studio.com"'],
  ['text', 'E-Mail: anna.studio.com, Telefon: 1', '"anna.studio.com,"'],
  ['href', 'mailto:anna.studio.com?subject=Hi', '"anna.studio.com"'],
  ['email', 'anna@studio.com', undefined],
  ['text', 'E-Mail: anna@studio.com.', undefined],
  ['text', 'By e-mail: we answer soon.', undefined],
  ['href', 'mailto:{email}', undefined],
])('in the field %s, of %j is no address for mail: %s', (field, text, found) => {
  expect(emailIssues([{ file: 'a', field, text }])[0]?.found).toBe(found);
});
