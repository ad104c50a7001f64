/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { issueLine, textsIn } from '@/lib/catalogue/issue';
import { readLiveServices } from '@/lib/services/service';
import { temporaryFolder } from '../tools/testing';
import { contentTexts, schemaIssues } from './contentFiles';
import { referenceIssues } from './contentIssues';
import { linkIssues, sitePaths } from './linkIssues';
import { pictureIssues } from './pictureIssues';
import { report } from './report';
import { leftoverIssues } from './demonstrationIssues';

test('the content of the tests is right, by its schemas and in what it names', async () => {
  expect([...schemaIssues(), ...(await referenceIssues())].map(issueLine)).toEqual([]);
});

const at = temporaryFolder();

/** Makes a project of these files; each text is a file, each number a picture so wide. */
async function makeProject(files: Readonly<Record<string, string | number>>) {
  for (const [path, content] of Object.entries(files)) {
    const file = at(path);
    mkdirSync(dirname(file), { recursive: true });
    if (typeof content === 'string') writeFileSync(file, content);
    else {
      const size = { width: content, height: (content * 3) / 4 };
      await sharp({ create: { ...size, channels: 3, background: 'black' } }).toFile(file);
    }
  }
}

test('every route and every file of public can be linked to, but no folder without a page', async () => {
  const there = ['/', '/account/forgot?from=a', '/services#timetable', '/feed.xml', '/robots.txt']
    .concat(['/services/1', '/services/Yoga', '/calendar/studio.ics', '#visit'])
    .concat(['/prices.pdf', '/images/a.jpg', 'https://github.com/a', 'mailto:a@studio.com']);
  const missing = [
    '/calendar',
    '/services/2',
    '/services/[serviceId]',
    '/images',
    '/nowhere',
    'map',
  ];
  const pages = ['', 'account/', 'account/forgot/', 'services/', 'services/[serviceId]/'];
  await makeProject({
    ...Object.fromEntries(pages.map((page) => [`app/${page}page.tsx`, ''])),
    ...{ 'app/feed.xml/route.ts': '', 'app/calendar/studio.ics/route.ts': '', 'app/robots.ts': '' },
    ...{ 'public/prices.pdf': '', 'public/images/a.jpg': 1200 },
  });
  const sessions = [{ day: 'Monday', start: '06:30', duration: 60 }];
  const yoga = { id: '1', name: 'Yoga', price: '$22', comment: 'Breathe', picture: '/a.jpg' };
  const services = readLiveServices([{ ...yoga, sessions }]);
  const links = {
    links: [...there, ...missing].map((href) => ({ href })),
    pages: [{ path: '/x' }],
  };
  const paths = await sitePaths(at(), at('public'), services);
  expect(linkIssues(textsIn('home.ts', links), paths).map(issueLine)).toEqual([
    ...missing.slice(0, -1).map((href, index) => {
      const place = `home.ts, links[${there.length + index}].href`;
      return `${place}: Expected a page or a file of the site, found "${href}".`;
    }),
    `home.ts, links[${there.length + missing.length - 1}].href: Expected a path or a whole address, found "map".`,
    'home.ts, pages[0].path: Expected a page or a file of the site, found "/x".',
  ]);
});

test('all wrong pictures are listed at once, with what each stops', async () => {
  await makeProject({
    'public/images/a.jpg': 200,
    'public/images/b.png': 'no picture',
    'public/images/right.jpg': 1200,
  });
  const slides = ['/images/hero.jpg', '/images/A.jpg', '/images/right.jpg'].map((src) => ({ src }));
  const found = await pictureIssues(at('public'), textsIn('pictures.ts', { slides }));
  const { issues, warnings } = report(found, 'build');
  expect(issues).toEqual([
    'pictures.ts, slides[0].src: Expected a file in public that can be read, found "/images/hero.jpg".',
    'pictures.ts, slides[1].src: Expected "/images/a.jpg", since hosts tell capital letters apart, found "/images/A.jpg".',
    expect.stringContaining('public/images/b.png: Expected a JPEG, PNG or WebP'),
  ]);
  expect(warnings).toEqual([
    'Warning: public/images/a.jpg: Expected 1200 pixels across, or it is unsharp on large screens; it has 200.',
  ]);
  expect(report(found, 'deploy').issues).toHaveLength(issues.length + 1);
});

test.each([
  ['+1 (555) 555-0142', 'a telephone number that rings'],
  ['tel:+15555550142', 'a telephone number that rings'],
  ['555 0100', 'a telephone number that rings'],
  ['mailto:hello@power-zone.example?subject=Hi', 'an address that exists'],
  ['Head coach at Power Zone', 'the name of your studio'],
  ['24 Foundry Lane', 'the street of your studio'],
])('%s is of the demonstration', (text, expected) => {
  const place = { file: 'a.ts', path: ['b'] };
  expect(leftoverIssues([{ ...place, text }])).toMatchObject([
    { ...place, message: `Expected ${expected}`, stops: 'deploy' },
  ]);
});

test.each(['555-0200', '5550-1420', '+49 431 5550142', 'www.example.com'])(
  '%s may be real',
  (text) => expect(leftoverIssues([{ file: 'a.ts', path: [], text }])).toEqual([]),
);

test('of the demonstration, number, address, name and street are found', () => {
  const messages = leftoverIssues(contentTexts()).map(({ message }) => message);
  expect(new Set(messages).size).toBe(4);
});
