/** @jest-environment node */
import { closures } from '@/lib/content/studio';
import type { Service } from '@/lib/services/service';
import { addDays } from '@/lib/time/dates';
import services from '@/public/data.json';
import { listedClasses } from './listedClasses';
import { upcomingDates } from './upcomingDates';
import { classesOf } from './week';

/**
 * Every hour of an ordinary week, of one with a closed day, and of one with a day that closes
 * early.
 */
const hours = ['2026-12-07', '2026-11-23', '2026-12-21'].flatMap((monday) =>
  Array.from({ length: 7 * 24 }, (_, hour) => ({
    date: addDays(monday, Math.floor(hour / 24)),
    minutes: (hour % 24) * 60,
  })),
);

test.each(services as Service[])(
  '$name has as many rows at every hour as in the built page',
  (service) => {
    const weekly = classesOf(service);
    const built = listedClasses(weekly).inView.length;
    const rows = hours.map((now) => {
      const { inView, folded } = listedClasses(weekly, upcomingDates(weekly, now, closures));
      return [inView.length, folded.length > 0];
    });
    expect(new Set(rows.map(String))).toEqual(new Set([`${built},true`]));
  },
);

test('the fold starts with the other class of a day that it divides', () => {
  const weekly = classesOf({
    ...(services[0] as Service),
    slots: [
      { day: 'Tuesday', start: '07:00' },
      { day: 'Tuesday', start: '19:30' },
    ],
  });
  const laterFromAt = (minutes: number) =>
    listedClasses(weekly, upcomingDates(weekly, { date: '2026-12-08', minutes }, [])).laterFrom;
  expect(laterFromAt(6 * 60)).toBeUndefined();
  expect(laterFromAt(12 * 60)).toBe('19:30');
  expect(listedClasses(weekly).laterFrom).toBeUndefined();
});
