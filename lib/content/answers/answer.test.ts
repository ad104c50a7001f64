/** @jest-environment node */
import { type Answer, plainText, readingMinutes } from '@/lib/content/answers/answer';

test('plain text keeps the words of code, weight and links', () => {
  expect(
    plainText(['A ', { code: '401' }, ' is ', { strong: 'not' }, ' ', { link: 'a 403', href: '' }]),
  ).toBe('A 401 is not a 403');
});

test('reading takes whole minutes, at least one', () => {
  const answer: Answer = {
    id: 'a',
    question: 'Why?',
    lead: 'word '.repeat(1000),
    published: '2026-11-22',
    changed: '2026-11-22',
    sections: [],
    sources: [],
  };
  expect(readingMinutes(answer)).toBeGreaterThanOrEqual(3);
  expect(readingMinutes({ ...answer, lead: '' })).toBe(1);
});
