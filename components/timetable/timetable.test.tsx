import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { ClassDescription, ServiceFacts } from '@/components/services/ServiceFacts';
import { detailsTexts } from '@/lib/content/services';
import { takeRequests } from '@/lib/toasts/requests';
import { timetableTexts } from '@/lib/content/timetable';
import { classesOf } from '@/lib/timetable/week';
import { classRow } from './classRow';
import { MyWeek } from './MyWeek';
import { nextTime as NextTime } from './nextTime';
import { WeekTimetable } from './WeekTimetable';

const plain = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture: '/a.jpg' };
const service = {
  ...plain,
  duration: 45,
  level: 'All levels',
  bring: ['Water', 'Two towels'],
  places: 3,
  sessions: [
    { day: 'Monday', start: '06:30', coach: 'Ada' },
    { day: 'Sunday', start: '17:00', places: 20, from: '2020-01-01' },
  ] as const,
};

test('the week is a table of days and parts of the day, whose classes lead to their times', () => {
  render(<WeekTimetable services={[service]} />);
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Monday', 'Sunday']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Morning', 'Evening']);
  const [morning] = within(table).getAllByRole('link');
  expect(morning).toHaveAccessibleName(/^6:30\s–\s7:15\sam Spin with Ada 3 places$/);
  expect(morning).toHaveAttribute('href', '/services/1#monday-0630');
  expect(within(table).getByText('20 places')).toBeVisible();
});

const seasonal = {
  ...plain,
  duration: 45,
  sessions: [
    { day: 'Monday', start: '06:30', until: '2020-06-30' },
    { day: 'Tuesday', start: '07:00', from: '2020-01-01' },
  ] as const,
};

test('where no clock is known, each class of a season says its season', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<WeekTimetable services={[seasonal]} />);
  expect(page.querySelector('table')).toHaveTextContent(/6:30.*until June 30, 2020/);
  render(<ol>{classesOf(seasonal).map((one) => classRow('Mondays', one))}</ol>);
  expect(screen.getByRole('link', { name: /Mondays.*until June 30, 2020/ })).toBeVisible();
  render(<NextTime service={seasonal} />);
  expect(screen.getByText('First in the week, until June 30, 2020')).toBeVisible();
});

test('by the clock the week has the classes of its season, and no other days', () => {
  render(<WeekTimetable services={[seasonal]} />);
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('link')).toHaveAccessibleName(/^7/);
  expect(table.getByRole('columnheader')).toHaveTextContent('Tuesday');
});

test('details leave out what is over by the clock, and say so when nothing is left', () => {
  render(<ServiceFacts service={seasonal} calendars={[]} />);
  expect(screen.queryByText('Monday')).toBeNull();
  expect(screen.getByText('Tuesday')).toBeVisible();
  const [over] = seasonal.sessions;
  render(<ServiceFacts service={{ ...seasonal, sessions: [over] }} calendars={[]} />);
  expect(screen.getByText(timetableTexts.details.none)).toBeVisible();
});

function showFacts() {
  // No class is chosen.
  history.replaceState(null, '', '/');
  render(
    <>
      <ClassDescription service={service} />
      <ServiceFacts service={service} calendars={['monday-0630']} />
    </>,
  );
}

test('the details say for whom, how long, what to bring, and how to book each class', () => {
  showFacts();
  expect(screen.getByText('45 minutes · All levels · 3 places')).toBeVisible();
  expect(screen.getByText('Water · Two towels')).toBeVisible();
  expect(screen.getByText('from January 1, 2020')).toBeVisible();
  const monday = document.getElementById('monday-0630')?.closest('details');
  const links = [...(monday?.querySelectorAll('a') ?? [])].map(({ href }) => href.split(/[:?]/)[0]);
  expect(links).toEqual(['mailto', 'sms', 'tel', 'http']);
});

test('a class is kept with one press, and listed until it is removed', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<MyWeek services={[service]} />);
  expect(screen.getByText('You keep no class yet.')).toBeVisible();
  unmount();
  showFacts();
  await user.click(screen.getByText('Sunday'));
  const [, keep] = screen.getAllByRole('button', { name: 'Keep in my week', hidden: true });
  if (keep) await user.click(keep);
  expect(keep).toHaveAttribute('aria-pressed', 'true');
  render(<MyWeek services={[service]} />);
  await user.click(screen.getByRole('button', { name: 'Remove Spin on Sunday' }));
  expect(screen.getByText('You keep no class yet.')).toBeVisible();
  expect(keep).toHaveAttribute('aria-pressed', 'false');
});

test('a browser that stores nothing says so', async () => {
  const user = userEvent.setup();
  showFacts();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const [keep] = screen.getAllByRole('button', { name: 'Keep in my week', hidden: true });
  if (keep) await user.click(keep);
  expect(takeRequests()).toEqual([
    { kind: 'error', text: expect.stringContaining('stores nothing') as string },
  ]);
  jest.restoreAllMocks();
});

test('a studio that says nothing of its classes shows nothing of them', () => {
  const { container } = render(<WeekTimetable services={[plain]} />);
  expect(container).toBeEmptyDOMElement();
  render(<ServiceFacts service={plain} calendars={[]} />);
  expect(screen.getByText(detailsTexts.alwaysText)).toBeVisible();
  expect(screen.queryByText('Times to book')).not.toBeInTheDocument();
  expect(screen.queryByText('Bring')).not.toBeInTheDocument();
});
