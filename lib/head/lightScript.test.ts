import fc from 'fast-check';
import { formatTime } from '@/lib/timetable/format';
import { lightTexts } from '@/lib/content/frame';
import { site } from '@/lib/content/site';
import { closureOn, studioTime } from '@/lib/timetable/occurrences';
import { addDays, weekdayOf } from '@/lib/timetable/season';
import { minutesOf, timeOf, type Weekday, weekdays } from '@/lib/timetable/sessions';
import type { StudioHours } from '@/lib/timetable/openingHours';
import { closureRow, lightScript, weekRow } from './lightScript';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What a page with the script says at a moment: `on`, `off` or nothing, the words, and the marked row. */
function open(studio: StudioHours, moment: string | number) {
  jest.setSystemTime(new Date(moment));
  const page = document.implementation.createHTMLDocument();
  const rows = [
    ...studio.hours.map(({ days }) => weekRow(days)),
    ...studio.closures.map((_, index) => closureRow(index)),
  ];
  page.body.innerHTML = `<p data-opening></p>${rows.map((row) => `<p data-hours="${row}"></p>`).join('')}`;
  new Function('d', 'h', lightScript(studio))(page, page.documentElement);
  return {
    page,
    says: () => [
      page.documentElement.dataset.light,
      page.querySelector('[data-opening]')?.textContent?.replace(/\s/g, ' '),
    ],
    today: () =>
      [...page.querySelectorAll<HTMLElement>('[aria-current="date"]')].map(
        (row) => row.dataset.hours,
      ),
  };
}

const says = (moment: string, studio: StudioHours = site) => open(studio, moment).says();

test.each([
  ['an evening', '2026-11-23T18:00-08:00', 'on', 'The light is on until 10 pm'],
  ['the last minute', '2026-11-23T21:59:59-08:00', 'on', 'The light is on until 10 pm'],
  ['the minute of closing', '2026-11-23T22:00-08:00', 'off', 'The light comes on at 6 am'],
  ['before dawn', '2026-11-24T05:59-08:00', 'off', 'The light comes on at 6 am'],
  ['the minute of opening', '2026-11-24T06:00-08:00', 'on', 'The light is on until 10 pm'],
  ['a Saturday night', '2026-11-28T20:00-08:00', 'off', 'The light comes on Sunday at 9 am'],
  ['before a holiday', '2026-11-25T22:30-08:00', 'off', 'The light comes on Friday at 6 am'],
  ['a holiday', '2026-11-26T12:00-08:00', 'off', 'The light comes on Friday at 6 am'],
  ['a short day', '2026-12-24T09:00-08:00', 'on', 'The light is on until 2 pm'],
  [
    'before a holiday, early',
    '2026-12-24T14:00-08:00',
    'off',
    'The light comes on Saturday at 8 am',
  ],
  ['clocks go forward', '2027-03-14T09:00-07:00', 'on', 'The light is on until 6 pm'],
  ['an hour before that', '2027-03-14T08:59-07:00', 'off', 'The light comes on at 9 am'],
  ['clocks go back', '2027-11-07T09:00-08:00', 'on', 'The light is on until 6 pm'],
])('%s', (_, moment, ...expected) => {
  expect(says(moment)).toEqual(expected);
});

const everyDay = (opens: string, closes: string): StudioHours => ({
  hours: [{ label: 'Every day', days: weekdays, opens, closes }],
  closures: [],
  timeZone: 'Europe/Berlin',
});

test('hours past midnight belong to the day on which they began', () => {
  const late = everyDay('16:00', '02:00');
  expect(says('2026-11-24T01:30+01:00', late)).toEqual(['on', 'The light is on until 2 am']);
  expect(says('2026-11-24T02:00+01:00', late)).toEqual(['off', 'The light comes on at 4 pm']);
});

test('a studio that never closes says so, until a closed day is near', () => {
  for (const always of [everyDay('00:00', '00:00'), everyDay('06:00', '06:00')])
    expect(says('2026-11-24T03:00+01:00', always)).toEqual(['on', lightTexts.always]);
  const closed = { ...everyDay('00:00', '00:00'), closures: [{ from: '2026-12-25', reason: '' }] };
  expect(says('2026-12-23T03:00+01:00', closed)).toEqual([
    'on',
    'The light is on until Friday at 12 am',
  ]);
});

test('a far opening has its date, and beyond two weeks nothing is claimed', () => {
  const closures = [{ from: '2026-12-21', until: '2027-01-03', reason: 'Holidays' }];
  const studio = { ...everyDay('06:00', '22:00'), closures };
  expect(says('2026-12-23T12:00+01:00', studio)).toEqual([
    'off',
    'The light comes on Monday, January 4 at 6 am',
  ]);
  expect(says('2026-12-30T12:00+01:00', studio)).toEqual([
    'off',
    'The light comes on Monday at 6 am',
  ]);
  expect(says('2026-12-20T23:00+01:00', studio)).toEqual([undefined, '']);
});

test('without hours there is no script, and without its time zone a page claims nothing', () => {
  expect(lightScript({ ...site, hours: [] })).toBe('');
  expect(says('2026-11-23T18:00-08:00', { ...site, timeZone: 'Mars/Olympus' })).toEqual([
    undefined,
    '',
  ]);
});

test('the row of the day is marked: the week’s, or that of what is special about it', () => {
  const at = (moment: string) => open(site, moment).today();
  expect(at('2026-11-23T23:59-08:00')).toEqual(['1 2 3 4 5']);
  expect(at('2026-11-22T00:00-08:00')).toEqual(['0']);
  expect(at('2026-11-26T12:00-08:00')).toEqual([String(closureRow(0))]);
});

test('a page that stays open changes on the minute, and fills in what is added to it', async () => {
  const { page, says: now, today } = open(site, '2026-11-23T21:59:30-08:00');
  expect(now()).toEqual(['on', 'The light is on until 10 pm']);
  jest.advanceTimersByTime(29_000);
  expect(now()[0]).toBe('on');
  jest.advanceTimersByTime(1_000);
  expect(now()).toEqual(['off', 'The light comes on at 6 am']);
  page.body.insertAdjacentHTML('beforeend', '<p data-opening class="new"></p>');
  await Promise.resolve();
  expect(page.querySelector('.new')?.textContent).toMatch(/^The light comes on at 6\sam$/);
  // A page that was kept, or whose timers slept.
  jest.setSystemTime(new Date('2026-11-26T12:00-08:00'));
  dispatchEvent(new Event('pageshow'));
  expect(now()).toEqual(['off', 'The light comes on Friday at 6 am']);
  expect(today()).toEqual([String(closureRow(0))]);
});

test('words that the browser has translated are left alone until they change', () => {
  const { page } = open(site, '2026-11-23T21:58:30-08:00');
  const words = page.querySelector('[data-opening]')!;
  words.innerHTML = '<font>Das Licht ist an</font>';
  jest.advanceTimersByTime(60_000);
  expect(words.textContent).toBe('Das Licht ist an');
  jest.advanceTimersByTime(60_000);
  expect(words.textContent).toMatch(/^The light comes on at 6\sam$/);
});

/* Another way to the same answer: every minute of two weeks is open or closed. */

const day = 24 * 60;
const ahead = 14;

function minutesOpen({ hours, closures }: StudioHours, today: string): readonly boolean[] {
  const open = Array<boolean>((ahead + 2) * day).fill(false);
  for (let number = -1; number < ahead; number += 1) {
    const date = addDays(today, number);
    const closure = closureOn(date, closures);
    const ofDay = closure ? [closure] : hours.filter(({ days }) => days.includes(weekdayOf(date)));
    for (const { opens, closes } of ofDay) {
      if (!opens || !closes) continue;
      const [from, to] = [minutesOf(opens), minutesOf(closes)];
      open.fill(true, (number + 1) * day + from, (number + 1) * day + (to > from ? to : to + day));
    }
  }
  return open;
}

const time = fc.integer({ min: 0, max: 95 }).map((quarter) => timeOf(quarter * 15));
const span = fc.record({ opens: time, closes: time });
const studios = fc.record({
  hours: fc.array(
    fc.record({
      label: fc.constant(''),
      days: fc.subarray<Weekday>([...weekdays], { minLength: 1 }),
      opens: time,
      closes: time,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  closures: fc
    .array(
      fc.record({ at: fc.nat(20), days: fc.nat(4), hours: fc.option(span, { nil: undefined }) }),
      { maxLength: 3 },
    )
    .map((closures) =>
      closures.map(({ at, days, hours }) => {
        const from = addDays('2026-10-20', at);
        return { from, until: addDays(from, days), reason: '', ...hours };
      }),
    ),
  timeZone: fc.constantFrom('America/Los_Angeles', 'Asia/Kolkata', 'Australia/Lord_Howe'),
});

/** Three weeks in which daylight saving begins or ends in two of the zones. */
const moments = fc.integer({
  min: Date.parse('2026-10-18T00:00Z') / 60_000,
  max: Date.parse('2026-11-08T00:00Z') / 60_000,
});

test('any week with any closures is read as it is written', () => {
  fc.assert(
    fc.property(studios, moments, (studio, minute) => {
      const { date, minutes } = studioTime(studio.timeZone, minute * 60_000);
      const now = day + minutes;
      const isOpen = minutesOpen(studio, date);
      const change = isOpen.findIndex((open, at) => at > now && open !== isOpen[now]);
      const [light, words] = open(studio, minute * 60_000).says();
      if (change < 0) expect([light, words]).toEqual([undefined, '']);
      else if (isOpen[now] && change >= (ahead + 1) * day) expect(words).toBe(lightTexts.always);
      else {
        expect(light).toBe(isOpen[now] ? 'on' : 'off');
        expect(words).toContain(formatTime(timeOf(change)).replace(/\s/g, ' '));
        const sameDay = change < 2 * day || change - now <= day / 2;
        expect(/day,? /.test(words ?? '')).toBe(!sameDay);
      }
    }),
    { numRuns: 300 },
  );
});
