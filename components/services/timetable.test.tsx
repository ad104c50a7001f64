import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { ServiceDetails } from './ServiceDetails';
import { builtWith, makeService } from './testing';
import { toggleKept } from '@/lib/services/myWeek';
import { classKey } from '@/lib/services/week';
import { takeRequests } from '@/lib/browser/toasts';
import { MyWeek } from './MyWeek';
import { NextSection } from '@/components/home/NextSection';
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

beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  localStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test('where no clock is known, each class of a season says its season', () => {
  const season = /until June 30, 2020/;
  prerender(<WeekTimetable services={[seasonal]} contentHash={0} />);
  expect(screen.getByRole('link', { name: season })).toBeVisible();
  prerender(<NextSection services={[seasonal]} contentHash={0} />);
  expect(screen.getByRole('link', { name: /^Mondays.*until June 30, 2020/ })).toBeVisible();
  prerender(<ServiceDetails {...builtWith(seasonal)} />);
  expect(screen.getByText(season)).toBeVisible();
});

const keepButtons = () => screen.getAllByRole('button', { name: 'Keep in my week', hidden: true });

test('after a class is removed the focus is on the next one, on the last, and on the way to the week', async () => {
  const days = ['Monday', 'Tuesday', 'Friday'] as const;
  const daily = makeService('3', {
    name: 'Yoga',
    sessions: days.map((day) => ({ day, start: '06:30' })),
  });
  for (const day of days)
    toggleKept(null, classKey({ service: daily, id: `${day.toLowerCase()}-0630` }));
  const user = userEvent.setup();
  const removeOf = (day: string) => screen.getByRole('button', { name: `Remove Yoga on ${day}` });
  render(<MyWeek services={[daily]} contentHash={0} />);
  await user.click(removeOf('Tuesday'));
  expect(removeOf('Friday')).toHaveFocus();
  await user.click(removeOf('Friday'));
  expect(removeOf('Monday')).toHaveFocus();
  await user.click(removeOf('Monday'));
  expect(screen.getByRole('link', { name: 'Choose one in the week' })).toHaveFocus();
});

test('a browser that stores nothing says so', async () => {
  const user = userEvent.setup();
  render(<ServiceDetails {...builtWith(service)} />);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(screen.getByText('Monday'));
  await user.click(keepButtons()[0] as HTMLElement);
  expect(takeRequests().waiting).toEqual([
    { kind: 'error', text: expect.stringContaining('stores nothing') as string },
  ]);
  jest.restoreAllMocks();
});

test('by the clock, week and times leave out what is over', () => {
  render(<WeekTimetable services={[seasonal]} contentHash={0} />);
  expect(screen.getAllByRole('link', { name: /Run/ })[0]).toHaveAccessibleName(
    /^7:00–7:45\sam Run/,
  );
  expect(screen.queryByText(/6:30/)).toBeNull();
  document.body.replaceChildren();
  render(<ServiceDetails {...builtWith(seasonal)} />);
  expect(screen.getByText('Tuesday')).toBeVisible();
  expect(screen.queryByText('Monday')).toBeNull();
});

test('an open class stays open and focused when newer services come, and the address names it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<ServiceDetails {...builtWith(service)} />);
  await user.click(screen.getByText('Sunday'));
  expect(location.hash).toBe('#sunday-1700');
  rerender(<ServiceDetails {...builtWith({ ...service, price: '$99' })} />);
  const summary = screen.getByText('Sunday').closest('summary');
  expect(summary).toHaveFocus();
  expect(summary?.parentElement).toHaveAttribute('open');
  const [book] = screen.getAllByRole('link', { name: /^Book Sunday/ });
  expect(decodeURIComponent(book?.getAttribute('href') ?? '')).toContain('$99');
  await user.click(screen.getByText('Sunday'));
  expect(location.hash).toBe('');
});

test('where nothing is in season, the next class says so, the bar keeps the price, and a kept class says its season', () => {
  const over = { ...seasonal, sessions: seasonal.sessions?.slice(0, 1) };
  render(<ServiceDetails {...builtWith(over)} />);
  expect(screen.getByText('No class is planned for the coming week.')).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveTextContent(/^\$30Book$/);
  toggleKept(null, classKey({ service: over, id: 'monday-0630' }));
  render(<NextSection services={[over]} contentHash={0} />);
  expect(
    screen.getByRole('link', { name: /^Yours: Run Mondays 6:30.*until June 30, 2020$/ }),
  ).toBeVisible();
});
