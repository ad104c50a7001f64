import { weekdays } from '@/lib/services/sessions';
import { showOpening } from './showOpening';

const studio = {
  hours: [{ days: weekdays, opens: '06:00', closes: '22:00' }],
  closures: [],
  timeZone: 'America/Los_Angeles',
};

const words = () => document.querySelector('[data-opening]')?.textContent?.replace(/\s/g, ' ');

/** Opens a page at a moment. */
function open(moment: string) {
  jest.setSystemTime(new Date(moment));
  document.body.innerHTML = '<p data-opening></p>';
  showOpening(studio);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
// What observes the page sees no more of it when jest takes it down.
afterAll(() => document.replaceChildren());

test('words that the browser has translated are left alone until they change', () => {
  open('2026-11-23T21:58:30-08:00');
  const place = document.querySelector('[data-opening]');
  place!.innerHTML = '<font>Das Licht ist an</font>';
  jest.advanceTimersByTime(60_000);
  expect(words()).toBe('Das Licht ist an');
  jest.advanceTimersByTime(60_000);
  expect(words()).toBe('Opens at 6 am');
});
