/** @jest-environment node */
import { report } from '@/lib/catalogue/issue';
import { cvWarnings } from '@/lib/catalogue/warnings';
import { coaches } from '@/lib/content/coaches';
import { referenceIssues } from './contentIssues';

const [head] = coaches;

const withPosts = (count: number) => {
  const experience = Array.from({ length: count }, () => head.cv.experience[0]);
  return { coaches: [{ ...head, cv: { ...head.cv, experience } }] };
};

test('a CV that needs a second sheet causes a warning that stops neither a build nor a deploy', () => {
  const found = cvWarnings(withPosts(5));
  for (const command of ['build', 'deploy'] as const)
    expect(report(found, command)).toEqual({
      issues: [],
      warnings: [
        'Warning: lib/content/coaches.ts, coaches[0].cv: Shorten it by about 4 lines if the CV should print on one sheet of paper.',
      ],
    });
});

test('the warning is among the issues that a build and a deploy report', async () => {
  const posts = withPosts(9).coaches[0]!.cv.experience;
  jest.replaceProperty(head.cv, 'experience', posts as typeof head.cv.experience);
  expect(await referenceIssues()).toMatchObject([{ path: ['coaches', 0, 'cv'], stops: 'nothing' }]);
});

test('a CV of one sheet, or one that the schema rejects, causes no warning', () => {
  expect(cvWarnings(withPosts(3))).toEqual([]);
  expect(cvWarnings({ coaches: [{ ...head, cv: undefined }] })).toEqual([]);
});
