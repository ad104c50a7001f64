/** @jest-environment node */
import { daysLabel, hoursRows } from './hoursRows';
import { type Weekday, weekdays } from './sessions';

const german = (first: string, last: string) => `${first} bis ${last}`;

test.each<[readonly Weekday[], string, string]>([
  [weekdays.slice(0, 5), 'Monday to Friday', 'Montag bis Freitag'],
  [['Saturday'], 'Saturday', 'Samstag'],
  [['Sunday', 'Saturday'], 'Saturday and Sunday', 'Samstag und Sonntag'],
  [
    ['Monday', 'Tuesday', 'Wednesday', 'Friday'],
    'Monday to Wednesday and Friday',
    'Montag bis Mittwoch und Freitag',
  ],
])('%j', (days, english, inGerman) => {
  expect(daysLabel(days, 'en-US')).toBe(english);
  expect(daysLabel(days, 'de-DE', german)).toBe(inGerman);
});

test('days with a break have one line with both spans, the earlier first', () => {
  const days = weekdays.slice(0, 5);
  const morning = { days, opens: '06:00', closes: '12:00' };
  const evening = { days, opens: '14:00', closes: '20:00' };
  const saturday = { days: ['Saturday'] as const, opens: '08:00', closes: '12:00' };
  expect(hoursRows([evening, saturday, morning]).map(({ spans }) => spans)).toEqual([
    [morning, evening],
    [saturday],
  ]);
});
