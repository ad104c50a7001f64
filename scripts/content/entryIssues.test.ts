/** @jest-environment node */
import { issueLine } from '@/lib/services/build/issue';
import { entryIssues } from './entryIssues';

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
