import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { ServiceDetails } from './ServiceDetails';
import { ServiceList } from './ServiceList';
import { builtWith, makeService } from './testing';
import { WeekTimetable } from './WeekTimetable';

jest.mock('@/lib/services/liveData', () => ({
  ...jest.requireActual<object>('@/lib/services/liveData'),
  fetchData: () => new Promise(() => {}),
}));

const spin = makeService('1', {
  name: 'Spin',
  duration: 45,
  slots: [
    { day: 'Monday', start: '06:30', coach: 'Ada' },
    { day: 'Sunday', start: '17:00' },
  ],
});
const built = { dataHash: 0, services: [spin] };

/** Renders the exported HTML, before the time is known. */
function prerender(element: ReactElement) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(element);
  document.body.replaceChildren(page);
}

/** Tuesday, 9:30 am in the test studio; Thursday is a holiday. */
const tuesday = Date.parse('2026-11-24T17:30:00Z');

beforeEach(() => {
  const { now } = Date;
  const ahead = tuesday - now();
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
afterEach(() => jest.restoreAllMocks());

/** The rows of the list of times, as text. */
const rows = () =>
  [...document.querySelectorAll('#times + dd li')]
    .filter((row) => !row.parentElement?.closest('li'))
    .map((row) => (row.querySelector('summary') ?? row).textContent.replace(/\s+/g, ' ').trim());

const openDates = () =>
  [...document.querySelectorAll('details[name][open] > [id]')].map(({ id }) => id);

test('cards show the next class once the time is known', () => {
  const services = [
    makeService('1', { slots: [{ day: 'Tuesday', start: '18:00' }] }),
    makeService('2', {
      slots: [
        { day: 'Tuesday', start: '07:00' },
        { day: 'Sunday', start: '10:00' },
      ],
    }),
    makeService('3', { slots: [{ day: 'Thursday', start: '07:00' }] }),
    makeService('4'),
  ];
  const list = <ServiceList services={services} dataHash={0} pictures={[]} level={1} />;
  expect(renderToStaticMarkup(list)).not.toContain('Next:');
  render(list);
  const lines = screen
    .getAllByRole('listitem')
    .map((card) => /Next:[^$]*?[ap]m/.exec(card.textContent)?.[0].replace(/\s/gu, ' '));
  expect(lines).toEqual([
    'Next: Today 6:00 pm',
    'Next: Sunday 10:00 am',
    'Next: Thu, Dec 3 7:00 am',
    undefined,
  ]);
});

test('the week starts today', () => {
  prerender(<WeekTimetable {...built} />);
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Monday');
  cleanup();
  document.body.replaceChildren();
  render(<WeekTimetable {...built} />);
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Sunday Nov 29');
});

test('a service lists its upcoming dates, and a closed day without links', () => {
  const daily = makeService('3', {
    duration: 60,
    slots: [
      { day: 'Tuesday', start: '07:00', coach: 'Ada' },
      { day: 'Tuesday', start: '18:00', coach: 'Ada' },
      { day: 'Thursday', start: '18:45', coach: 'Bo', fillsUp: true },
    ],
  });
  const { container } = render(<ServiceDetails {...builtWith(daily)} />);
  expect(rows()).toEqual([
    'Today Tue, Nov 24 6:00 pm with Ada',
    'Thursday, November 26 No class (closed for Thanksgiving)',
    'Tuesday, December 1 7:00 am with Ada',
    'Tuesday, December 1 6:00 pm with Ada',
    'Thursday, December 3 6:45 pm with Bo · often full',
    'Tuesday, December 8 7:00 am with Ada',
    'Tuesday, December 8 6:00 pm with Ada',
    'Thursday, December 10 6:45 pm with Bo · often full',
    'Tuesday, December 15 7:00 am with Ada',
    'Tuesday, December 15 6:00 pm with Ada',
    'Thursday, December 17 6:45 pm with Bo · often full',
    'Tuesday, December 22 7:00 am with Ada',
  ]);
  // The service has three weekly classes. The fourth date is folded, and named, because it's on the
  // third one's day.
  const [first, rest] = container.querySelectorAll('dd ul.grid');
  expect(first?.children).toHaveLength(3);
  const fold = rest?.closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold?.querySelector('summary')).toHaveTextContent('6:00 pm and later dates');
  expect(openDates()).toEqual(['2026-11-24-1800']);
  const closed = screen.getByText('Thursday, November 26').closest('li');
  expect(closed?.querySelector('a, button, details')).toBeNull();
  // One link is in the list, and one is in the booking bar.
  const links = screen.getAllByRole('link', { name: 'Call to book' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('tel:+15555550142'));
});

test('the URL fragment opens a date, or the next date of a class, even inside the fold', () => {
  Element.prototype.scrollIntoView = jest.fn();
  for (const [fragment, expected] of [
    ['#2026-12-06-1700', '2026-12-06-1700'],
    ['#2026-12-21-0630', '2026-12-21-0630'],
    ['#sunday-1700', '2026-11-29-1700'],
    // A past date in the fragment opens the next date.
    ['#2026-11-01-1700', '2026-11-29-1700'],
  ] as const) {
    history.replaceState(null, '', fragment);
    render(<ServiceDetails {...builtWith(spin)} />);
    expect(openDates()).toEqual([expected]);
    expect(document.getElementById(expected)).toBeVisible();
    cleanup();
  }
});

test('before the time is known, a service lists its weekly classes without dates', () => {
  prerender(<ServiceDetails {...builtWith(spin)} />);
  expect(rows()).toEqual(['Mondays 6:30 am with Ada', 'Sundays 5:00 pm']);
  expect(openDates()).toEqual(['monday-0630']);
  const book = screen.getByRole('link', { name: /^Email to book Monday/ });
  expect(decodeURIComponent(book.getAttribute('href') ?? '')).toContain('on Monday at 6:30 am');
  expect(document.body).not.toHaveTextContent(/2026|Today|tomorrow/);
});

test('an open date is kept in the URL, and stays open and focused when services change', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<ServiceDetails {...builtWith(spin)} />);
  expect(location.hash).toBe('');
  await user.click(screen.getByText('Monday, November 30'));
  expect(location.hash).toBe('#2026-11-30-0630');
  rerender(<ServiceDetails {...builtWith({ ...spin, price: '$99' })} />);
  const summary = screen.getByText('Monday, November 30').closest('summary');
  expect(summary).toHaveFocus();
  expect(summary?.parentElement).toHaveAttribute('open');
  const [book] = screen.getAllByRole('link', { name: /^Email to book Monday/ });
  expect(decodeURIComponent(book?.getAttribute('href') ?? '')).toContain('$99');
  await user.click(screen.getByText('Monday, November 30'));
  expect(location.hash).toBe('');
});
