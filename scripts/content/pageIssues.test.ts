/** @jest-environment node */
import { issueLine } from '@/lib/services/build/issue';
import type { Page } from '@/lib/pages';
import { entryIssues } from './entryIssues';
import { pageIssues } from './pageIssues';

const page = (path: string, facts: Partial<Page> = {}): Page => ({
  ...{ path, title: 't', description: 'd', in: [] },
  ...facts,
});

test('each difference between list and folder is one sentence that says what to do', () => {
  const listed = [
    page('/', { link: '/home', isOff: true }),
    page('/jobs', { in: ['footer'] }),
    page('/about', { label: 'About', in: ['bar'], isOff: true }),
    page('/about'),
    page('/404', { description: 'd'.repeat(161) }),
  ];
  const files = ['app/page.tsx', 'app/about/page.tsx', 'app/team/page.tsx', 'app/not-found.tsx'];
  expect(pageIssues(listed, files).map(issueLine)).toEqual([
    'app/team/page.tsx: found no entry for this page; expected one in lib/content/pages.ts. Add it there.',
    'lib/content/pages.ts: found "/about" twice; expected each page once.',
    'lib/content/pages.ts, page "/": found no app/home/page.tsx; expected a file for each page of the list. Add it, or take the entry out.',
    'lib/content/pages.ts, page "/", field "isOff": found true; expected a page that no other needs. Take it out again.',
    'lib/content/pages.ts, page "/jobs": found no app/jobs/page.tsx; expected a file for each page of the list. Add it, or take the entry out.',
    'lib/content/pages.ts, page "/jobs", field "label": found nothing; expected the name in bar and footer.',
    'lib/content/pages.ts, page "/404", field "description": found 161 characters; expected 160 at most, since search engines cut off the rest.',
  ]);
});

test('of an entry a day that is none, an unknown picture and long words of its preview are named', () => {
  const preview = { title: 't'.repeat(49), line: 'l'.repeat(57), picture: 'slide 9' } as const;
  const facts = { title: 't', in: [] };
  const entries = [
    { ...facts, path: '/about', changed: '2026-11-32' },
    { ...facts, path: '/jobs', preview },
  ];
  expect(entryIssues(entries).map(issueLine)).toEqual([
    expect.stringContaining(
      '1st of pages ("/about"), field "changed": found "2026-11-32"; expected',
    ),
    expect.stringContaining('field "preview.picture": found "slide 9"; expected a name of lib/'),
    expect.stringContaining('2nd of pages ("/jobs"), field "preview.title": found 49 characters'),
    expect.stringContaining('field "preview.line": found 57 characters; expected 56 at most'),
  ]);
});
