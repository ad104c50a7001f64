/** @jest-environment node */
import { studioTime } from './clock';
import { msPerMinute, timeOf } from './dates';
import { offsetTable } from './offsets';

const hour = 60 * msPerMinute;

test.each(['America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'])(
  'the clock in %s agrees with Intl in every hour of two years',
  (timeZone) => {
    const offsets = offsetTable(timeZone, 2026, 2027);
    // Swedish dates are written YYYY-MM-DD HH:MM.
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const wrong: string[] = [];
    for (let moment = Date.UTC(2026); moment < Date.UTC(2028); moment += hour) {
      const { date, minutes } = studioTime(moment, offsets)!;
      const time = `${date} ${timeOf(minutes)}`;
      if (time !== format.format(moment)) wrong.push(new Date(moment).toISOString());
    }
    expect(wrong).toEqual([]);
  },
);

test('outside its table, the clock returns no time', () => {
  const offsets = offsetTable('America/Los_Angeles', 2026, 2027);
  expect(studioTime(Date.UTC(2026) - 1, offsets)).toBeUndefined();
  expect(studioTime(Date.UTC(2028), offsets)).toBeUndefined();
});
