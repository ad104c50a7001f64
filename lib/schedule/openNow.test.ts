/** @jest-environment node */
import { studioTime } from '@/lib/time/clock';
import { weekdays } from '@/lib/time/dates';
import { offsetTable } from '@/lib/time/offsets';
import { openingWords } from '@/lib/words';
import { describeOpening, openingAt } from './openNow';
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

/** Returns what the pages say at a moment. */
function textAt(moment: string, studio = gym): string {
  const now = studioTime(new Date(moment).getTime(), offsets)!;
  const { until, closed, opens } = describeOpening(studio, now);
  const texts = openingAt(studio, now).isOpen ? [openingWords.open, until] : [closed, opens];
  return texts.filter(Boolean).join(' ').replace(/\s/g, ' ');
}

test.each([
  ['an evening', '2026-11-23T18:00-08:00', 'Open until 10 pm'],
  ['the last minute', '2026-11-23T21:59:59-08:00', 'Open until 10 pm'],
  ['the minute of closing', '2026-11-23T22:00-08:00', 'Closed now. Opens tomorrow at 6 am.'],
  ['before dawn', '2026-11-24T05:59-08:00', 'Closed now. Opens at 6 am.'],
  ['the minute of opening', '2026-11-24T06:00-08:00', 'Open until 10 pm'],
  ['a Saturday night', '2026-11-28T20:00-08:00', 'Closed now. Opens tomorrow at 9 am.'],
  ['eve of a holiday', '2026-11-25T22:30-08:00', 'Closed now. Opens Friday at 6 am.'],
  ['a holiday', '2026-11-26T12:00-08:00', 'Closed for Thanksgiving. Opens Friday at 6 am.'],
  ['after a holiday', '2026-11-27T00:30-08:00', 'Closed now. Opens at 6 am.'],
  ['a short day', '2026-12-24T09:00-08:00', 'Open until 2 pm'],
  [
    'eve of a holiday, closed early',
    '2026-12-24T14:00-08:00',
    'Closed now. Opens Saturday at 8 am.',
  ],
  ['opening, clocks forward', '2027-03-14T09:00-07:00', 'Open until 6 pm'],
  ['before opening, clocks forward', '2027-03-14T08:59-07:00', 'Closed now. Opens at 9 am.'],
  ['opening, clocks back', '2027-11-07T09:00-08:00', 'Open until 6 pm'],
])('the pages say whether the studio is open, and until when: %s', (_, moment, text) => {
  expect(textAt(moment)).toBe(text);
});

const everyDay = (opens: string, closes: string): StudioHours => ({
  hours: [{ days: weekdays, opens, closes }],
  closures: [],
});

test('a studio is closed during its break', () => {
  const open = { days: weekdays, opens: '06:00', closes: '12:00' };
  const gymWithBreak = { ...gym, hours: [{ ...open, opens: '14:00', closes: '20:00' }, open] };
  const textOnMonday = (time: string) => textAt(`2026-11-23T${time}-08:00`, gymWithBreak);
  expect(textOnMonday('11:59')).toBe('Open until noon');
  expect(textOnMonday('12:00')).toBe('Closed now. Opens at 2 pm.');
  expect(textOnMonday('14:00')).toBe('Open until 8 pm');
  expect(textOnMonday('20:00')).toBe('Closed now. Opens tomorrow at 6 am.');
});

test('hours past midnight belong to the day on which they start', () => {
  const untilNight = everyDay('16:00', '02:00');
  expect(textAt('2026-11-23T20:00-08:00', untilNight)).toBe('Open until tomorrow at 2 am');
  expect(textAt('2026-11-24T01:30-08:00', untilNight)).toBe('Open until 2 am');
  expect(textAt('2026-11-24T02:00-08:00', untilNight)).toBe('Closed now. Opens at 4 pm.');
});

test('a studio that never closes says so, unless a closed day is near', () => {
  for (const always of [everyDay('00:00', '00:00'), everyDay('06:00', '06:00')])
    expect(textAt('2026-11-24T03:00-08:00', always)).toBe('Open day and night');
  const closed = { ...everyDay('00:00', '00:00'), closures: [{ from: '2026-12-25', reason: '' }] };
  expect(textAt('2026-12-23T03:00-08:00', closed)).toBe('Open until Friday at 12 am');
});

test('an opening is announced with its date if it’s days away, and not at all after two weeks', () => {
  const closures = [{ from: '2026-12-21', until: '2027-01-03', reason: 'Works' }];
  const studio = { ...everyDay('06:00', '22:00'), closures };
  const text = (moment: string) => textAt(moment, studio);
  expect(text('2026-12-23T12:00-08:00')).toBe('Closed for Works. Opens Mon, Jan 4 at 6 am.');
  expect(text('2026-12-30T12:00-08:00')).toBe('Closed for Works. Opens Monday at 6 am.');
  expect(text('2026-12-20T23:00-08:00')).toBe('Closed now.');
});
