import { render, screen } from '@testing-library/react';
import { detailsTexts } from '@/lib/words';
import { ServiceDetails } from './ServiceDetails';
import { builtWith, makeService } from './testing';

jest.mock('@/lib/services/liveData', () => ({
  ...jest.requireActual<object>('@/lib/services/liveData'),
  fetchData: () => new Promise(() => {}),
}));

const row = makeService('7', { name: 'Row & "rest"' });

/** Shows a page as the build writes it. */
function show(service = row, related = [makeService('8')]) {
  render(<ServiceDetails {...builtWith(service, ...related)} />);
}

test('the only service stands alone, and nothing is said of times and facts that it has not', () => {
  show(row, []);
  for (const text of [detailsTexts.always, 'Times to book', 'Bring'])
    expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByRole('heading', { name: detailsTexts.related })).toBeNull();
});

test('a class with times says for whom, how long and what to bring', () => {
  const times = { sessions: [{ day: 'Monday', start: '06:30' } as const], duration: 45 };
  const facts = { level: 'All levels', bring: ['Water', 'Two towels'], places: 3 };
  show({ ...row, ...times, ...facts });
  expect(screen.getByText('45 minutes').closest('ul')).toHaveTextContent(
    '45 minutesAll levels3 places',
  );
  expect(screen.getByText('Two towels').closest('ul')).toHaveTextContent('WaterTwo towels');
  expect(screen.getByText('Times to book')).toBeVisible();
});

test('a training by appointment has the ways to book that its owner names', () => {
  const href = 'https://book.example/{id}';
  show({ ...row, booking: [{ label: 'Choose a time online', href }] });
  const main = screen.getByRole('link', { name: 'Choose a time online' });
  expect(main).toHaveAttribute('href', 'https://book.example/7');
  expect(screen.queryByRole('link', { name: 'Call us' })).toBeNull();
});
