import { hasName } from './coachNames';
import { coaches, otherCoaches } from './coaches';

test('coaches have a full name and a slug', () => {
  expect(coaches.map(({ name, slug }) => [name, slug])).toEqual([
    ['Kim Test', 'kim-test'],
    ['Lee Sample', 'lee-sample'],
    ['Max', 'max'],
  ]);
});

test('a slot names a coach by given name or full name', () => {
  const names = ['Lee', 'Lee Sample', 'lee', 'Sample', 'Lee S.'];
  expect(names.filter((name) => hasName(otherCoaches[0]!, name))).toEqual(names.slice(0, 2));
});
