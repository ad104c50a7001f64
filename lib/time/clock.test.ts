/** @jest-environment node */
import { studioTime } from './clock';
import { offsetTable } from './offsets';

const hour = 3_600_000;

test.each(['America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'])(
  'the clock in %s agrees with Intl in every hour of two years',
  (timeZone) => {
    const offsets = offsetTable(timeZone, 2026, 2027);
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const wrong: string[] = [];
    for (let moment = Date.UTC(2026); moment < Date.UTC(2028); moment += hour) {
      const { date, minutes } = studioTime(moment, offsets)!;
      const time = `${date} ${new Date(minutes * 60_000).toISOString().slice(11, 16)}`;
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
