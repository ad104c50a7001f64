/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { issueLine } from '@/lib/services/build/issue';
import { answerIssues } from './answerIssues';
import { addService } from './askForService';
import { contentIssues, languageIssue, report } from './contentIssues';
import { linkIssues } from './linkIssues';
import { sampleIssues } from './sampleIssues';
import { temporaryFolder } from '../tools/testing';
import { textsOfData, textsOfModule } from './texts';

const right = { id: '1', name: 'Yoga', price: '$22', comment: 'Breathe', picture: '/images/a.jpg' };

async function add(...answers: readonly string[]) {
  const said: string[] = [];
  const left = [...answers];
  const ask = () => Promise.resolve(left.shift() ?? '');
  const { text } = await addService('data.json', JSON.stringify([right]), ask, (line) =>
    said.push(line),
  );
  return { services: JSON.parse(text) as unknown[], said };
}

test('a new service has what was answered, the next free id, and nothing that was left out', async () => {
  const answers = ['Spin', '$24', 'Ride', '/images/b.jpg', '45', '', 'Water, two towels', ''];
  const { services } = await add(...answers, 'Monday 06:30 Ada King, Friday 18:00');
  expect(services).toEqual([
    right,
    {
      id: '2',
      name: 'Spin',
      price: '$24',
      comment: 'Ride',
      picture: '/images/b.jpg',
      duration: 45,
      bring: ['Water', 'two towels'],
      sessions: [
        { day: 'Monday', start: '06:30', coach: 'Ada King' },
        { day: 'Friday', start: '18:00' },
      ],
    },
  ]);
});

test('a wrong answer is explained and asked for again', async () => {
  const { services, said } = await add('', 'Spin', '$24', 'Ride', 'b.jpg', '/b.jpg', 'long', '45');
  expect(said).toEqual([
    expect.stringContaining('field "name": found ""; expected'),
    expect.stringContaining('field "picture": found "b.jpg"'),
    expect.stringContaining('field "duration": found NaN'),
  ]);
  expect(services[1]).toMatchObject({ name: 'Spin', picture: '/b.jpg', duration: 45 });
});

test('links to pages that are not there are named by file and place', () => {
  const source = `
    export const list = [{ href: '/plans' }, { href: '/about#cv' }, { href: \`/blogs#\${id}\` }];
    export const mapHref = 'map';`;
  const texts = textsOfModule('lib/content/a.ts', source);
  expect(linkIssues(texts, new Set(['/', '/about'])).map(issueLine)).toEqual([
    'lib/content/a.ts, line 2, field "list[1].href": found "/plans"; expected a page or a file of the site, such as /, /about.',
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
  const file = 'lib/content/home.ts, line 1, field';
  const { issues, warnings } = report(found, 'build');
  expect(issues).toEqual([
    expect.stringContaining('field "price": found a list of 0'),
    expect.stringContaining('field "id": found "1"; expected an id that entry 1 does not have'),
    'components/NotFound.tsx, line 1, field "NotFound.src": found "/images/404.jpg", but there is no such file; expected a picture inside public. Put the file there or fix its name.',
    expect.stringMatching(`${file} "slides\\[1].src": .*no such file`),
    expect.stringMatching(`${file} "slides\\[2].src": .*the file is called "/images/a.jpg"`),
    expect.stringMatching(`${file} "slides\\[3].src": .*directly in public/images`),
    expect.stringMatching(`${file} "slides\\[4].src": found ""; expected a JPEG`),
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
  ['a level that no service has', 'Beginners', ['"All levels"']],
  ['one of several levels', 'All levels', []],
  ['nothing, while no service has a level', undefined, []],
])('the level for everybody is %s', async (_, level, found) => {
  const data = JSON.stringify([{ ...right, level }]);
  await makeProject({ 'public/data.json': data, 'public/images/a.jpg': 1200 });
  const issues = await issuesOfProject();
  const ofLevel = issues.filter(({ field }) => field === 'levelForAll');
  expect(ofLevel.map((issue) => issue.found)).toEqual(found);
});

test.each([
  ['+1 (555) 555-0142', 'a telephone number that rings'],
  ['tel:+15555550142', 'a telephone number that rings'],
  ['555 0100', 'a telephone number that rings'],
  ['mailto:hello@power-zone.example?subject=Hi', 'an address that exists'],
  ['https://github.com/octocat', 'an account of yours'],
  ['Rowan Calder is made up.', 'words that are true'],
  ['Owner: [Name of the owner], [Street]', 'the words that belong there'],
])('%s is sample, wherever it stands', (text, expected) => {
  const source = `// ${text}\nexport const a = { b: [1, \`\${x} ${text}\`] };`;
  const issues = sampleIssues(textsOfModule('lib/content/a.ts', source), false);
  expect(issues).toMatchObject([{ entry: 'line 2', field: 'a.b[2]', expected, stops: 'deploy' }]);
  expect(sampleIssues(textsOfData('data.json', JSON.stringify([{ text }])), false)).toHaveLength(1);
});

test.each(['555-0200', '5550-1420', 'www.example.com', 'A class made up of three rounds', '[sic]'])(
  '%s may be real',
  (text) => expect(sampleIssues([{ file: 'a', text }], false)).toEqual([]),
);

test('content that calls itself a sample is one', () => {
  expect(sampleIssues([], true).map(issueLine)).toEqual([
    'lib/content/studio.ts, field "sample": found true; expected false. Write false once name, place, prices, people and pictures are yours.',
  ]);
});

test('words in another language than the country’s are named', () => {
  expect(issueLine(languageIssue('de', 'US')!)).toBe(
    `lib/content/language.ts: found the words in "de" for a studio in "US"; expected those in "en". Write '@/lib/words/en' there, or correct the country in lib/content/studio.ts.`,
  );
  expect(languageIssue('en', 'AT')?.expected).toBe('those in "de"');
  expect([languageIssue('de', 'CH'), languageIssue('en', 'GB'), languageIssue('en', 'FR')]).toEqual(
    [undefined, undefined, undefined],
  );
});
