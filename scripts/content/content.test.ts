/** @jest-environment node */
import { mkdirSync, unwatchFile, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { issueLine, report, textsIn } from '@/lib/catalogue/issue';
import { parseServices } from '@/lib/services/service';
import { temporaryFolder } from '../tools/testing';
import { schemaIssues } from './contentFiles';
import { checkable, placeholderIssues, referenceIssues, watchData } from './contentIssues';
import { linkIssues, sitePaths } from './links';
import { pictureIssues, previewIssues } from './pictures';

test('the test studio’s content is valid', async () => {
  expect([...schemaIssues(), ...(await referenceIssues())].map(issueLine)).toEqual([]);
});

const at = temporaryFolder();
const yoga = { id: '1', name: 'Yoga', price: '$22', comment: 'Breathe', picture: '/a.jpg' };

/** Creates files from their text, or pictures from their width. */
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

test('links may point to routes and public files, but not to folders without a page', async () => {
  const existing = ['/', '/login', '/account/forgot?from=a', '/services#timetable', '/robots.txt']
    .concat(['/services/1', '/services/Yoga', '/about/coach.vcf', '#visit'])
    .concat(['/prices.pdf', '/images/a.jpg', 'https://github.com/a', 'mailto:a@studio.com']);
  const missing = ['/about', '/services/2', '/services/[serviceId]', '/images', '/nowhere', 'map'];
  const forms = ['(forms)/login/', '(forms)/account/forgot/'];
  const pages = ['', ...forms, 'account/', 'services/', 'services/[serviceId]/'];
  await makeProject({
    ...Object.fromEntries(pages.map((page) => [`app/${page}page.tsx`, ''])),
    'app/about/coach.vcf/route.ts': '',
    'app/(forms)/layout.tsx': '',
    'app/robots.ts': '',
    'public/prices.pdf': '',
    'public/images/a.jpg': 1200,
  });
  const slots = [{ day: 'Monday', start: '06:30', duration: 60 }];
  const services = parseServices([{ ...yoga, slots }]);
  const links = {
    links: [...existing, ...missing].map((href) => ({ href })),
    pages: [{ path: '/x' }],
  };
  const paths = await sitePaths(at(), at('public'), services);
  expect(linkIssues(textsIn('home.ts', links), paths).map(issueLine)).toEqual([
    ...missing.slice(0, -1).map((href, index) => {
      const place = `home.ts, links[${existing.length + index}].href`;
      return `${place}: Expected the path of a page or a file on the site, found "${href}".`;
    }),
    `home.ts, links[${existing.length + missing.length - 1}].href: Expected a full URL, or a path that starts with /, found "map".`,
    'home.ts, pages[0].path: Expected the path of a page or a file on the site, found "/x".',
  ]);
});

test('picture problems are errors or warnings, depending on the command', async () => {
  await makeProject({
    'public/images/a.jpg': 1200,
    'public/images/b.png': 'no picture',
    'public/images/narrow.jpg': 200,
    'public/images/right.jpg': 1200,
  });
  const slides = ['hero', 'A', 'narrow', 'right'].map((name) => ({ src: `/images/${name}.jpg` }));
  const found = await pictureIssues(at('public'), textsIn('pictures.ts', { slides }));
  const { issues, warnings } = report(found, 'build');
  expect(issues).toEqual([
    'pictures.ts, slides[0].src: Expected the path of a file in public, found "/images/hero.jpg".',
    'pictures.ts, slides[1].src: Expected "/images/a.jpg", because URLs are case-sensitive, found "/images/A.jpg".',
    expect.stringContaining('public/images/b.png: Expected a JPEG, PNG or WebP'),
  ]);
  expect(warnings).toEqual([
    'Warning: public/images/narrow.jpg: Expected a width of at least 1200 pixels to stay sharp; it has 200.',
  ]);
  expect(report(found, 'deploy').issues).toHaveLength(issues.length + 1);
});

const texts = [
  ...textsIn('pictures.ts', { slides: [{ src: '/images/new.jpg' }] }),
  ...textsIn('public/data.json', [{ picture: '/images/spin.jpg?v=2' }]),
];

test.each([
  ['small.jpg', 200, 'deploy'],
  ['large.png', 1200, 'deploy'],
  ['broken.webp', 'no picture', 'build'],
  ['new.png', 1200, 'build'],
  ['small-closed.jpg', 200, 'deploy'],
] as const)('the unused picture %s has one issue', async (name, content, stops) => {
  const used = {
    'new.jpg': 2400,
    'new-closed.jpg': 2400,
    'spin.jpg': 1200,
    'spin-closed.jpg': 1200,
  };
  for (const [file, width] of Object.entries({ ...used, [name]: content }))
    await makeProject({ [`public/images/${file}`]: width });
  const found = await pictureIssues(at('public'), texts, texts);
  expect(found.map(issueLine)).toEqual([
    `public/images/${name}: No content uses this file: delete it.`,
  ]);
  expect(report(found, 'build').issues).toHaveLength(stops === 'build' ? 1 : 0);
  expect(report(found, 'deploy').issues).toHaveLength(1);
});

test('a mistyped path is one problem, although the picture isn’t used without it', async () => {
  await makeProject({
    'public/images/coach-may.jpg': 720,
    'public/images/coach-may-closed.jpg': 720,
  });
  const coaches = [{ portrait: { src: '/images/coach-mya.jpg' } }];
  const texts = textsIn('coaches.ts', { coaches });
  expect((await pictureIssues(at('public'), texts, texts)).map(issueLine)).toEqual([
    'coaches.ts, coaches[0].portrait.src: Expected the path of a file in public, found "/images/coach-mya.jpg".',
  ]);
});

test('the width of a service’s picture and of its dark version is checked', async () => {
  await makeProject({ 'public/images/spin.jpg': 1100, 'public/images/spin-closed.jpg': 1100 });
  const texts = textsIn('data.json', [{ ...yoga, picture: '/images/spin.jpg' }]);
  expect((await pictureIssues(at('public'), [], texts)).map(issueLine)).toEqual([
    expect.stringContaining('public/images/spin-closed.jpg: Expected a width of at least 1200'),
    expect.stringContaining('public/images/spin.jpg: Expected a width of at least 1200'),
  ]);
});

test('a text with a mistake of its own isn’t checked as a path, too', () => {
  const texts = textsIn('a.ts', { pictures: [{ src: 'a.jpg' }, { src: '/images/b.jpg' }] });
  const issue = { file: 'a.ts', path: ['pictures', 0, 'src'], message: 'Expected a JPEG' };
  expect(checkable(texts, [issue])).toEqual(texts.slice(1));
});

test.each(['slide 0', 'slide 3', 'slide 1.5'])('a preview can’t show %s of two', (picture) => {
  const previews = ['slide 1', 'slide 2', 'coach', picture].map((name) => ({
    preview: { title: 'T', line: 'l', picture: name },
  }));
  expect(previewIssues(textsIn('pages.ts', { pages: previews }), 2).map(issueLine)).toEqual([
    `pages.ts, pages[3].preview.picture: Expected a slide in lib/content/pictures.ts, "slide 1" to "slide 2", found "${picture}".`,
  ]);
});

test.each([
  ['+1 (555) 555-0142', 'a real phone number'],
  ['tel:+15555550142', 'a real phone number'],
  ['555 0100', 'a real phone number'],
  ['mailto:hello@power-zone.example?subject=Hi', 'a real address'],
  ['Head coach at Power Zone', 'your studio’s name'],
  ['24 Foundry Lane', 'your studio’s street'],
])('%s is a placeholder', (text, expected) => {
  const place = { file: 'a.ts', path: ['b'] };
  expect(placeholderIssues([{ ...place, text }])).toMatchObject([
    { ...place, message: `Expected ${expected}`, stops: 'deploy' },
  ]);
});

test.each(['555-0200', '5550-1420', '+49 431 5550142', 'www.example.com'])(
  '%s may be real',
  (text) => expect(placeholderIssues([{ file: 'a.ts', path: [], text }])).toEqual([]),
);

test('watchData reports problems at the start and whenever the file changes', async () => {
  const warnings: string[] = [];
  let onWarning = () => {};
  jest.spyOn(console, 'warn').mockImplementation((line: string) => {
    warnings.push(line);
    onWarning();
  });
  const nextLine = () => new Promise<void>((resolve) => (onWarning = resolve));
  const write = (file: string, change: object) =>
    writeFile(
      at(file),
      JSON.stringify([{ ...yoga, picture: 'https://a.example/b.jpg', ...change }]),
    );

  const data = at('data.json');
  await write('data.json', { price: 29 });
  await watchData(data, at());
  const problem = 'Expected a text in quotes, found';
  expect(warnings).toEqual([`public/data.json, [0].price: ${problem} 29.`]);

  // Many editors replace a file instead of writing to it.
  const line = nextLine();
  await write('new.json', { comment: 5 });
  await rename(at('new.json'), data);
  await line;
  expect(warnings[1]).toBe(`public/data.json, [0].comment: ${problem} 5.`);
  unwatchFile(data);
});
