/** @jest-environment node */
import { formatDay, formatLongDate, timeFormats } from './format';

/** Replaces no-break spaces with ordinary ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [
    'en-US',
    'noon',
    '6 am',
    '6:00 am',
    '6:30–7:30 am',
    '11:00 am – 12:30 pm',
    '11:30 pm – 12:30 am',
  ],
  ['en-GB', '12:00', '06:00', '06:00', '06:30–07:30', '11:00–12:30', '23:30–00:30'],
])('%s has its own time format', (locale, ...words) => {
  const { formatTime, formatListTime, formatTimes } = timeFormats(locale);
  const written = [
    formatTime('12:00'),
    formatTime('06:00'),
    formatListTime('06:00'),
    formatTimes('06:30', '07:30'),
    formatTimes('11:00', '12:30'),
    formatTimes('23:30', '00:30'),
  ];
  expect(written.map(plain)).toEqual(words);
});

test('on a 12-hour clock, full hours have no minutes and don’t break before am or pm', () => {
  const { formatTimes } = timeFormats('en-US');
  expect(formatTimes('06:00', '22:00')).toBe('6\u00a0am\u00a0–\u00a010\u00a0pm');
  expect(plain(formatTimes('10:00', '11:00'))).toBe('10–11 am');
  expect(plain(formatTimes('00:00', '00:00'))).toBe('12 am – 12 am');
  expect(plain(formatTimes('08:00', '12:00'))).toBe('8 am – 12 pm');
});

test.each([
  ['en-US', 'November 26, 2026', 'Friday, November 27'],
  ['en-GB', '26 November 2026', 'Friday 27 November'],
])('%s has its own date format', (locale, date, day) => {
  expect(formatLongDate('2026-11-26', locale)).toBe(date);
  expect(formatDay('2026-11-27', locale)).toBe(day);
});
