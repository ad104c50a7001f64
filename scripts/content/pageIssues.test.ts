/** @jest-environment node */
import { issueLine } from '@/lib/services/build/issue';
import type { Page } from '@/lib/pages';
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
    page('/404'),
  ];
  const files = ['app/page.tsx', 'app/about/page.tsx', 'app/team/page.tsx', 'app/not-found.tsx'];
  expect(pageIssues(listed, files).map(issueLine)).toEqual([
    'app/team/page.tsx: found no entry for this page; expected one in lib/content/pages.ts. Add it there.',
    'lib/content/pages.ts: found "/about" twice; expected each page once.',
    'lib/content/pages.ts, page "/": found no app/home/page.tsx; expected a file for each page of the list. Add it, or take the entry out.',
    'lib/content/pages.ts, page "/", field "isOff": found true; expected a page that no other needs. Take it out again.',
    'lib/content/pages.ts, page "/jobs": found no app/jobs/page.tsx; expected a file for each page of the list. Add it, or take the entry out.',
    'lib/content/pages.ts, page "/jobs", field "label": found nothing; expected the name in bar and footer.',
  ]);
});
