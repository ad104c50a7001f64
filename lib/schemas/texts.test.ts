/** @jest-environment node */
import { home, serviceTexts } from '@/lib/content/home';
import { pages } from '@/lib/content/pages';
import { linesOf } from './testing';
import { homeSchema, pagesSchema } from './texts';

test.each([
  [
    'a misspelled field',
    { heading: undefined, headline: 'Coached' },
    'home.coach.headline: Unknown field, which has no effect: remove it, or correct its name to "heading".',
  ],
  ['an empty heading', { heading: '' }, 'home.coach.heading: Expected a text'],
])('%s of Home is reported on one line', (_, change, line) => {
  const content = { serviceTexts, home: { ...home, coach: { ...home.coach, ...change } } };
  expect(linesOf('home.ts', homeSchema, content)).toEqual([
    expect.stringContaining(`home.ts, ${line}`),
  ]);
});

const page = pages[0]!;

test.each([
  [
    'a page in menus without a label',
    [{ ...page, label: undefined }],
    ['pages[0].label: Expected a label for the links in menus.'],
  ],
  ['a page twice', [page, page], ['pages[1].path: Expected a path that no other page has']],
  [
    'a preview with a long title and an unknown picture',
    [{ ...page, preview: { title: 't'.repeat(49), line: 'l', picture: 'slide one' } }],
    [
      'pages[0].preview.title: Expected at most 48 characters instead of 49, found "ttt',
      'pages[0].preview.picture: Expected a name in lib/content/pictures.ts, "coach" or a slide such as "slide 1", found "slide one".',
    ],
  ],
])('%s is reported with a line for each mistake', (_, changed, lines) => {
  expect(linesOf('pages.ts', pagesSchema, { pages: changed })).toEqual(
    lines.map((line) => expect.stringContaining(`pages.ts, ${line}`) as string),
  );
});
