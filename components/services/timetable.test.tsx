import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { ServiceDetails } from './ServiceDetails';
import { builtWith, makeService } from './testing';
import { Today } from '@/components/home/Today';
import { WeekTimetable } from './WeekTimetable';

jest.mock('@/lib/services/liveData', () => ({
  ...jest.requireActual<object>('@/lib/services/liveData'),
  fetchData: () => new Promise(() => {}),
}));

const service = makeService('1', {
  name: 'Spin',
  duration: 45,
  places: 3,
  sessions: [
    { day: 'Monday', start: '06:30', coach: 'Ada' },
    { day: 'Sunday', start: '17:00', places: 20, from: '2020-01-01' },
  ],
});
const seasonal = makeService('2', {
  name: 'Run',
  price: '$30',
  duration: 45,
  sessions: [
    { day: 'Monday', start: '06:30', until: '2020-06-30' },
    { day: 'Tuesday', start: '07:00', from: '2020-01-01' },
  ],
});

/** What a prerendered page shows, which knows no clock. */
function prerender(element: ReactElement) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(element);
  document.body.replaceChildren(page);
}

/** Tuesday, November 24, 9:30 am in the studio of the fixture. */
const tuesday = Date.parse('2026-11-24T17:30:00Z');

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  const { now } = Date;
  const ahead = tuesday - now();
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test('where no clock is known, each class of a season says its season', () => {
  const season = /until June 30, 2020/;
  prerender(<WeekTimetable services={[seasonal]} contentHash={0} />);
  expect(screen.getByRole('link', { name: season })).toBeVisible();
  prerender(<Today services={[seasonal]} contentHash={0} />);
  expect(screen.getByRole('link', { name: /^6:30.*Run.*until June 30, 2020/ })).toBeVisible();
  prerender(<ServiceDetails {...builtWith(seasonal)} />);
  expect(screen.getByText(season)).toBeVisible();
});

test('by the clock, week and times leave out what is over', () => {
  render(<WeekTimetable services={[seasonal]} contentHash={0} />);
  expect(screen.getAllByRole('link', { name: /Run/ })[0]).toHaveAccessibleName(
    /^7:00–7:45\sam Run/,
  );
  expect(screen.queryByText(/6:30/)).toBeNull();
  document.body.replaceChildren();
  render(<ServiceDetails {...builtWith(seasonal)} />);
  expect(screen.getByText('Tuesday, December 1')).toBeVisible();
  expect(screen.queryByText(/Monday/)).toBeNull();
});

const summaries = () =>
  [...document.querySelectorAll('#times + dd li')]
    .filter((row) => !row.parentElement?.closest('li'))
    .map((row) => (row.querySelector('summary') ?? row).textContent.replace(/\s+/g, ' ').trim());

/** The fragments of the open dates, in the order of the page. */
const openDates = () =>
  [...document.querySelectorAll('details[name][open] > [id]')].map(({ id }) => id);

test('details show one list: the next dates by the clock, and a closed day, once, in its order', () => {
  const daily = makeService('3', {
    duration: 60,
    sessions: [
      { day: 'Tuesday', start: '07:00', coach: 'Ada' },
      { day: 'Tuesday', start: '18:00', coach: 'Ada' },
      { day: 'Thursday', start: '18:45', coach: 'Bo', places: 4 },
    ],
  });
  const { container } = render(<ServiceDetails {...builtWith(daily)} />);
  expect(summaries()).toEqual([
    'Today Tue, Nov 24 6–7 pm with Ada',
    'Thursday, November 26 closed: Thanksgiving',
    'Tuesday, December 1 7–8 am with Ada',
    'Tuesday, December 1 6–7 pm with Ada',
    'Thursday, December 3 6:45–7:45 pm with Bo, 4 places',
    'Tuesday, December 8 7–8 am with Ada',
    'Tuesday, December 8 6–7 pm with Ada',
    'Thursday, December 10 6:45–7:45 pm with Bo, 4 places',
    'Tuesday, December 15 7–8 am with Ada',
    'Tuesday, December 15 6–7 pm with Ada',
    'Thursday, December 17 6:45–7:45 pm with Bo, 4 places',
    'Tuesday, December 22 7–8 am with Ada',
  ]);
  // As many as there are classes in the week are seen; the others are folded.
  const [first, rest] = container.querySelectorAll('dd ul.grid');
  expect(first?.children).toHaveLength(3);
  expect(rest?.closest('details')).not.toHaveAttribute('open');
  expect(openDates()).toEqual(['2026-11-24-1800']);
  const closed = screen.getByText('Thursday, November 26').closest('li');
  expect(closed?.querySelector('a, button, details')).toBeNull();
  // The list and, on phones, the bar.
  const links = screen.getAllByRole('link', { name: 'Call to book' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('tel:+15555550142'));
});

test('the fragment opens a date, and that of a class its next date, also where it is folded', () => {
  Element.prototype.scrollIntoView = jest.fn();
  for (const [fragment, expected] of [
    ['#2026-12-06-1700', '2026-12-06-1700'],
    ['#2026-12-21-0630', '2026-12-21-0630'],
    ['#sunday-1700', '2026-11-29-1700'],
    // A date of the past opens the next one.
    ['#2026-11-01-1700', '2026-11-29-1700'],
  ] as const) {
    history.replaceState(null, '', fragment);
    render(<ServiceDetails {...builtWith(service)} />);
    expect(openDates()).toEqual([expected]);
    expect(document.getElementById(expected)).toBeVisible();
    cleanup();
  }
});

test('before the clock is known, details have the classes of every week, and no date', () => {
  prerender(<ServiceDetails {...builtWith(service)} />);
  const [monday, sunday, ...others] = summaries();
  expect(others).toEqual([]);
  expect(monday).toBe('Mondays 6:30–7:15 am with Ada');
  expect(sunday).toBe('Sundays 5:00–5:45 pm 20 places, from January 1, 2020');
  expect(openDates()).toEqual(['monday-0630']);
  const book = screen.getByRole('link', { name: /^Email to book Monday/ });
  expect(decodeURIComponent(book.getAttribute('href') ?? '')).toContain('on Monday at 6:30 am');
  expect(document.body).not.toHaveTextContent(/2026|Today|tomorrow/);
});

test('an open date stays open and focused when newer services come, and the address names it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<ServiceDetails {...builtWith(service)} />);
  expect(location.hash).toBe('');
  await user.click(screen.getByText('Monday, November 30'));
  expect(location.hash).toBe('#2026-11-30-0630');
  rerender(<ServiceDetails {...builtWith({ ...service, price: '$99' })} />);
  const summary = screen.getByText('Monday, November 30').closest('summary');
  expect(summary).toHaveFocus();
  expect(summary?.parentElement).toHaveAttribute('open');
  const [book] = screen.getAllByRole('link', { name: /^Email to book Monday/ });
  expect(decodeURIComponent(book?.getAttribute('href') ?? '')).toContain('$99');
  await user.click(screen.getByText('Monday, November 30'));
  expect(location.hash).toBe('');
});

test('where nothing is in season, details and Home say so, and the bar keeps the price', () => {
  const over = { ...seasonal, sessions: seasonal.sessions?.slice(0, 1) };
  render(<ServiceDetails {...builtWith(over)} />);
  expect(screen.getByText('No class in the next four weeks.')).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveTextContent(/^\$30Book$/);
  cleanup();
  render(<Today services={[over]} contentHash={0} />);
  expect(screen.getByText('No class in the next four weeks.')).toBeVisible();
});
