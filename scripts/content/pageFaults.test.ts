/** @jest-environment node */
import type { Page } from '@/lib/content/page';
import { pages } from '@/lib/content/pages';
import { pageFaults } from './pageFaults';
import { pageFiles } from './sitePaths';

const page = (path: string, facts: Partial<Page> = {}): Page => ({
  ...{ path, title: 't', description: 'd', in: [] },
  ...facts,
});

test('the list names every page of the app folder, and no other', async () => {
  expect(pageFaults(pages, await pageFiles(process.cwd()))).toEqual([]);
});

test('each difference between list and folder is one sentence that says what to do', () => {
  const listed = [
    page('/', { link: '/home', isOff: true }),
    page('/jobs', { in: ['footer'] }),
    page('/about', { label: 'About', in: ['bar'], isOff: true }),
    page('/about'),
    page('/404'),
  ];
  const files = ['app/page.tsx', 'app/about/page.tsx', 'app/team/page.tsx', 'app/not-found.tsx'];
  expect(pageFaults(listed, files)).toEqual([
    'app/team/page.tsx: found no entry for this page in lib/content/pages.ts; add one.',
    'lib/content/pages.ts: found "/about" twice; expected it once.',
    'lib/content/pages.ts: found "/home", but no app/home/page.tsx; add that page, or take the entry out.',
    'lib/content/pages.ts, "/": found isOff, but other pages need this one; take it out again.',
    'lib/content/pages.ts: found "/jobs", but no app/jobs/page.tsx; add that page, or take the entry out.',
    'lib/content/pages.ts, "/jobs": found no label; expected the name that bar and footer show.',
  ]);
});
