import { render, screen } from '@testing-library/react';
import { detailsTexts } from '@/lib/content/words';
import { ServiceDetails } from './ServiceDetails';
import { makeService } from './testing';

jest.mock('@/lib/catalogue/fetchData', () => ({ fetchData: () => new Promise(() => {}) }));

const row = makeService('7', { name: 'Row & "rest"' });

/** Shows a page as the build writes it. */
function show(service = row, related = [makeService('8')]) {
  const built = {
    services: [service, ...related],
    contentHash: 0,
    found: { service, others: [], value: service.price },
  };
  render(<ServiceDetails built={built} isBuilt />);
}

test('the only service stands alone', () => {
  show(row, []);
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

test('of a class without times and facts nothing is said of them', () => {
  show();
  expect(screen.queryByText(detailsTexts.always)).toBeNull();
  expect(screen.queryByText('Times to book')).toBeNull();
  expect(screen.queryByText('Bring')).toBeNull();
});
