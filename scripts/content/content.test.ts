/** @jest-environment node */
import { cpSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { contentFaults, linkFaults } from './contentFaults';
import { answerFaults } from './answerFaults';
import { addService } from './askForService';
import { languageFault } from './languageFault';

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
    expect.stringContaining('field "name": found an empty text'),
    expect.stringContaining('field "picture": found the text "b.jpg"'),
    expect.stringContaining('field "duration": found the number NaN'),
  ]);
  expect(services[1]).toMatchObject({ name: 'Spin', picture: '/b.jpg', duration: 45 });
});

test('links to pages that are not there are named by file and place', () => {
  const content = {
    'lib/content/a.ts': { list: [{ href: '/plans' }, { href: '/about#cv' }], mapHref: 'map' },
    'lib/content/b.ts': { slide: { picture: '/images/none.jpg' } },
  };
  expect(linkFaults(content, new Set(['/', '/about']))).toEqual([
    'lib/content/a.ts, list, href: found "/plans"; expected a page or a file of the site, such as /, /about.',
    'lib/content/a.ts, mapHref: found "map"; expected a path or a whole address.',
    'lib/content/b.ts, slide, picture: found "/images/none.jpg"; expected a page or a file of the site, such as /, /about.',
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
  expect(answerFaults([{ id: 'why', ...words, ...days, sections: [section] }])).toEqual([
    'lib/content/answers: found the id "why" twice; expected it once.',
    'lib/content/answers, "why": found the day "21 November"; expected one such as "2026-11-21".',
    'lib/content/answers, "why": found a row of 1 cells; expected one for each column.',
  ]);
});

/** A picture of this width and three quarters of the height. */
const picture = (width: number) =>
  sharp({ create: { width, height: (width * 3) / 4, channels: 3, background: 'black' } }).jpeg();

test('every route and every file of public can be linked to, but no folder without a page', async () => {
  const root = mkdtempSync(join(tmpdir(), 'routes-'));
  const write = (path: string, text = '') => {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  try {
    for (const page of ['', 'account', 'account/forgot', 'services', 'services/[serviceId]'])
      write(join('app', page, 'page.tsx'));
    for (const route of ['feed.xml', 'calendar/[file]']) write(join('app', route, 'route.ts'));
    write('app/sitemap.ts');
    const sessions = [{ day: 'Monday', start: '06:30', duration: 60 }];
    write('public/data.json', JSON.stringify([{ ...right, sessions }]));
    write('public/prices.pdf');
    mkdirSync(join(root, 'public/images'));
    await picture(1200).toFile(join(root, 'public/images/a.jpg'));
    const there = ['/', '/account/forgot?from=a', '/services#timetable', '/feed.xml']
      .concat(['/sitemap.xml', '/services/1', '/services/Yoga'])
      .concat(['/calendar/studio.ics', '/prices.pdf', '/images/a.jpg']);
    const missing = ['/calendar', '/services/2', '/services/[serviceId]', '/images', '/nowhere'];
    const links = [...there, ...missing].map((href) => ({ href }));
    write('lib/content/links.ts', `export const links = ${JSON.stringify(links)};`);
    const faults = await contentFaults(root);
    expect(faults.filter((fault) => fault.startsWith('lib/content/'))).toEqual(
      missing.map((href) => expect.stringContaining(`links, href: found "${href}"`) as string),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('wrong services, small pictures and files that are no picture are all listed in one go', async () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    for (const folder of ['app', 'public/images', 'lib'])
      mkdirSync(join(root, folder), { recursive: true });
    cpSync('lib/content', join(root, 'lib', 'content'), {
      recursive: true,
      filter: (file) => !file.endsWith('.ts'),
    });
    writeFileSync(join(root, 'public/data.json'), JSON.stringify([right, { ...right, price: [] }]));
    await picture(200).toFile(join(root, 'public/images/a.jpg'));
    writeFileSync(join(root, 'public/images/b.png'), 'no picture');
    const faults = await contentFaults(root);
    expect(faults).toEqual([
      expect.stringContaining('field "price": found an empty list'),
      expect.stringContaining('field "id": found the text "1", which entry 1 has already'),
      expect.stringContaining('public/images/a.jpg: found 200 pixels across; expected 1200'),
      expect.stringContaining('public/images/b.png: found no picture'),
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('words in another language than the country’s are named', () => {
  expect(languageFault('de', 'US')).toBe(
    `lib/content/words.ts: found the words in "de" for a studio in "US"; expected those in "en". Write './words/en' there, or correct the country in lib/content/studio.ts.`,
  );
  expect(languageFault('en', 'AT')).toContain('expected those in "de"');
  expect([languageFault('de', 'CH'), languageFault('en', 'GB'), languageFault('en', 'FR')]).toEqual(
    [undefined, undefined, undefined],
  );
});
