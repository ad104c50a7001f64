import { weekdays } from '@/lib/timetable/sessions';
import { showOpening } from './showOpening';

const studio = {
  hours: [{ label: '', days: weekdays, opens: '06:00', closes: '22:00' }],
  closures: [{ from: '2026-11-26', reason: '' }],
  timeZone: 'America/Los_Angeles',
};

const page = document.documentElement;
const words = () => document.querySelector('[data-opening]')?.textContent?.replace(/\s/g, ' ');
const today = () => document.querySelector('[aria-current="date"]')?.textContent;

/** Opens a page at a moment. */
function open(moment: string, hours = studio) {
  jest.setSystemTime(new Date(moment));
  document.body.innerHTML =
    `<p data-opening></p><p data-hours="${weekdays.join(' ')}">week</p>` +
    '<p data-hours="2026-11-26">special</p>';
  showOpening(hours);
}

// As in an older browser, which does not reflect the property as an attribute.
beforeAll(() =>
  Object.defineProperty(Element.prototype, 'ariaCurrent', { value: null, writable: true }),
);
beforeEach(() => {
  jest.useFakeTimers();
  delete page.dataset.light;
});
afterEach(() => jest.useRealTimers());
// What observes the page sees no more of it when jest takes it down.
afterAll(() => document.replaceChildren());

test('a page that stays open changes on the minute, and fills in what is added to it', async () => {
  open('2026-11-23T21:59:30-08:00');
  expect([page.dataset.light, words(), today()]).toEqual(['on', 'Open until 10 pm', 'week']);
  jest.advanceTimersByTime(29_000);
  expect(page.dataset.light).toBe('on');
  jest.advanceTimersByTime(1_000);
  expect([page.dataset.light, words()]).toEqual(['off', 'Opens at 6 am']);
  document.body.insertAdjacentHTML('beforeend', '<p data-opening class="new"></p>');
  await Promise.resolve();
  expect(document.querySelector('.new')?.textContent).toMatch(/^Opens at 6\sam$/);
  // A page that was kept, or whose timers slept.
  jest.setSystemTime(new Date('2026-11-26T12:00-08:00'));
  dispatchEvent(new Event('pageshow'));
  expect([words(), today()]).toEqual(['Opens Friday at 6 am', 'special']);
});

test('words that the browser has translated are left alone until they change', () => {
  open('2026-11-23T21:58:30-08:00');
  const place = document.querySelector('[data-opening]');
  place!.innerHTML = '<font>Das Licht ist an</font>';
  jest.advanceTimersByTime(60_000);
  expect(words()).toBe('Das Licht ist an');
  jest.advanceTimersByTime(60_000);
  expect(words()).toBe('Opens at 6 am');
});

test('without hours, or in a browser without the time zone, a page claims nothing', () => {
  open('2026-11-23T18:00-08:00', { ...studio, hours: [] });
  expect(() => open('2026-11-23T18:00-08:00', { ...studio, timeZone: 'Mars/Olympus' })).toThrow(
    RangeError,
  );
  expect([page.dataset.light, words()]).toEqual([undefined, '']);
});
