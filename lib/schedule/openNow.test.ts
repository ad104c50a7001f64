/** @jest-environment node */
import { studioTime } from '@/lib/time/clock';
import { weekdays } from '@/lib/time/dates';
import { offsetTable } from '@/lib/time/offsets';
import { openingWords } from '@/lib/words';
import { describeOpening, eveReason, isNear, openingAt } from './openNow';
import type { StudioHours } from './openingHours';

/** The tests use their own studio, so that changing the hours in lib/content breaks no test. */
const gym: StudioHours = {
  hours: [
    { days: weekdays.slice(0, 5), opens: '06:00', closes: '22:00' },
    { days: ['Saturday'], opens: '08:00', closes: '20:00' },
    { days: ['Sunday'], opens: '09:00', closes: '18:00' },
  ],
  closures: [
    { from: '2026-11-26', reason: 'Thanksgiving' },
    { from: '2026-12-24', reason: '', opens: '08:00', closes: '14:00' },
    { from: '2026-12-25', reason: 'Christmas' },
    { from: '2027-08-02', until: '2027-08-08', reason: 'Summer' },
  ],
};

const offsets = offsetTable('America/Los_Angeles', 2026, 2027);

/** Returns the light and the text at a moment. */
function at(moment: string | number, studio = gym) {
  const now = studioTime(new Date(moment).getTime(), offsets)!;
  const opening = openingAt(studio, now);
  if (!opening) return {};
  const { until, closed, opens } = describeOpening(studio, now);
  const words = opening.isOpen ? `${openingWords.open} ${until}` : `${closed} ${opens}`;
  return { light: opening.isOpen ? 'on' : 'off', words: words.replace(/\s/g, ' ') };
}

test.each([
  ['an evening', '2026-11-23T18:00-08:00', 'on', 'Open until 10 pm'],
  ['the last minute', '2026-11-23T21:59:59-08:00', 'on', 'Open until 10 pm'],
  ['the minute of closing', '2026-11-23T22:00-08:00', 'off', 'Closed now. Opens tomorrow at 6 am.'],
  ['before dawn', '2026-11-24T05:59-08:00', 'off', 'Closed now. Opens at 6 am.'],
  ['the minute of opening', '2026-11-24T06:00-08:00', 'on', 'Open until 10 pm'],
  ['a Saturday night', '2026-11-28T20:00-08:00', 'off', 'Closed now. Opens tomorrow at 9 am.'],
  ['eve of a holiday', '2026-11-25T22:30-08:00', 'off', 'Closed now. Opens Friday at 6 am.'],
  ['a holiday', '2026-11-26T12:00-08:00', 'off', 'Closed for Thanksgiving. Opens Friday at 6 am.'],
  ['after a holiday', '2026-11-27T00:30-08:00', 'off', 'Closed now. Opens at 6 am.'],
  ['a short day', '2026-12-24T09:00-08:00', 'on', 'Open until 2 pm'],
  [
    'eve of a holiday, closed early',
    '2026-12-24T14:00-08:00',
    'off',
    'Closed now. Opens Saturday at 8 am.',
  ],
  ['opening, clocks forward', '2027-03-14T09:00-07:00', 'on', 'Open until 6 pm'],
  ['before opening, clocks forward', '2027-03-14T08:59-07:00', 'off', 'Closed now. Opens at 9 am.'],
  ['opening, clocks back', '2027-11-07T09:00-08:00', 'on', 'Open until 6 pm'],
])('the light and the opening text: %s', (_, moment, light, words) => {
  expect(at(moment)).toEqual({ light, words });
});

const everyDay = (opens: string, closes: string): StudioHours => ({
  hours: [{ days: weekdays, opens, closes }],
  closures: [],
});

test('a studio is closed during its break', () => {
  const open = { days: weekdays, opens: '06:00', closes: '12:00' };
  const gymWithBreak = { ...gym, hours: [{ ...open, opens: '14:00', closes: '20:00' }, open] };
  const on = (time: string) => at(`2026-11-23T${time}-08:00`, gymWithBreak);
  expect(on('11:59')).toEqual({ light: 'on', words: 'Open until noon' });
  expect(on('12:00')).toEqual({ light: 'off', words: 'Closed now. Opens at 2 pm.' });
  expect(on('14:00')).toEqual({ light: 'on', words: 'Open until 8 pm' });
  expect(on('20:00')).toEqual({ light: 'off', words: 'Closed now. Opens tomorrow at 6 am.' });
});

test('hours past midnight belong to the day on which they start', () => {
  const late = everyDay('16:00', '02:00');
  expect(at('2026-11-23T20:00-08:00', late).words).toBe('Open until tomorrow at 2 am');
  expect(at('2026-11-24T01:30-08:00', late).words).toBe('Open until 2 am');
  expect(at('2026-11-24T02:00-08:00', late).words).toBe('Closed now. Opens at 4 pm.');
});

test('a studio that never closes says so, unless a closed day is near', () => {
  for (const always of [everyDay('00:00', '00:00'), everyDay('06:00', '06:00')])
    expect(at('2026-11-24T03:00-08:00', always).words).toBe('Open day and night');
  const closed = { ...everyDay('00:00', '00:00'), closures: [{ from: '2026-12-25', reason: '' }] };
  expect(at('2026-12-23T03:00-08:00', closed).words).toBe('Open until Friday at 12 am');
});

test('an opening is announced with its date if it’s days away, and not at all after two weeks', () => {
  const closures = [{ from: '2026-12-21', until: '2027-01-03', reason: 'Works' }];
  const studio = { ...everyDay('06:00', '22:00'), closures };
  const words = (moment: string) => at(moment, studio).words;
  expect(words('2026-12-23T12:00-08:00')).toBe('Closed for Works. Opens Mon, Jan 4 at 6 am.');
  expect(words('2026-12-30T12:00-08:00')).toBe('Closed for Works. Opens Monday at 6 am.');
  expect(words('2026-12-20T23:00-08:00')).toBeUndefined();
});

test.each([
  ['2026-11-24', undefined],
  ['2026-11-25', 'Thanksgiving'],
  ['2026-11-26', undefined],
  // On the next day, the studio is open with special hours.
  ['2026-12-23', undefined],
  ['2026-12-24', 'Christmas'],
  ['2027-08-01', 'Summer'],
  // The closure has already begun.
  ['2027-08-02', undefined],
])('on %s, the closure to announce for tomorrow is %s', (date, reason) => {
  expect(eveReason(gym, { date, minutes: 0 })).toBe(reason);
});

test.each([
  ['2026-11-20', true],
  ['2026-11-19', false],
  ['2026-11-26', true],
  ['2026-11-27', false],
])('on %s, isNear returns %s for the closure on November 26', (today, near) => {
  expect(isNear({ from: '2026-11-26' }, today)).toBe(near);
});
