/** @jest-environment node */
import type { Service } from './service';
import { everyWeek } from './comingDays';
import { chosenFilter, filterHref, filtersOf, isInFilter } from './filters';
import { weekdays } from './sessions';

const service = (name: string, level: string | undefined, ...days: readonly string[]) =>
  ({
    id: name,
    name,
    level,
    price: '$20',
    comment: 'Move',
    picture: '/a.jpg',
    sessions: days.map((day) => ({ day, start: '07:00' })),
  }) as unknown as Service;

const services = [
  service('Yoga & Breath', 'All levels', 'Sunday', 'Monday'),
  service('Spin', 'All levels', 'Monday'),
  service('Old', undefined),
];
const filters = filtersOf(services, everyWeek(services));

test('the choices are the classes in the order of the file and the days in that of the week; a level of every class is no choice', () => {
  expect(filters.map(({ kind, choices }) => [kind, ...choices.map(({ label }) => label)])).toEqual([
    ['day', 'Monday', 'Sunday'],
    ['class', 'Yoga & Breath', 'Spin'],
  ]);
});

test('the address of a choice names it', () => {
  for (const filter of filters.flatMap(({ choices }) => choices)) {
    const { search } = new URL(filterHref(filter), 'https://a.example');
    expect(chosenFilter(filters, search)).toBe(filter);
  }
  expect(chosenFilter(filters, '?class=none&day=')).toBeUndefined();
  expect(chosenFilter(filters, '')).toBeUndefined();
});

test('with very many classes days and levels are left', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    service(`Class ${index}`, `Level ${index % 2}`, ...weekdays),
  );
  const left = filtersOf(many, everyWeek(many));
  expect(left.map(({ kind, choices }) => [kind, choices.length])).toEqual([
    ['day', 7],
    ['level', 2],
  ]);
});

describe('a level that is for everybody', () => {
  const levels = ['All levels', 'Beginners', 'Some training'];
  const week = levels.map((level) => service(`Class for ${level}`, level, 'Monday', 'Friday'));
  const levelsOf = (all: readonly Service[]) =>
    filtersOf(all, everyWeek(all)).find(({ kind }) => kind === 'level')?.choices ?? [];

  test('stands in no choice of its own, and in each other', () => {
    const choices = levelsOf(week);
    expect(choices.map(({ label }) => label)).toEqual(levels.slice(1));
    for (const choice of choices) {
      const shown = everyWeek(week)
        .flatMap(({ classes }) => classes)
        .filter(({ weekClass }) => isInFilter(weekClass, choice));
      expect(shown).toHaveLength(4);
    }
  });

  test('leaves no choice where everybody may visit everything', () => {
    expect(levelsOf(week.slice(0, 2))).toEqual([]);
  });
});
