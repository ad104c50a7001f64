import { render, screen } from '@testing-library/react';
import { ServiceDetails } from './ServiceDetails';
import { builtWith, makeService } from './testing';

jest.mock('@/lib/services/liveData', () => ({
  ...jest.requireActual<object>('@/lib/services/liveData'),
  fetchData: () => new Promise(() => {}),
}));

const row = makeService('7', { name: 'Row & "rest"' });

test('a service’s page omits the parts for which there is no data', () => {
  render(<ServiceDetails {...builtWith(row)} />);
  for (const text of ['In every class', 'Pick a time', 'What to bring', 'Other services'])
    expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByRole('link', { name: 'Call us' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
});

test.each([
  ['Pull hard', 'Pull hard.'],
  ['Ready?', 'Ready?'],
])('a service’s description ends like a sentence: %s', (comment, sentence) => {
  render(<ServiceDetails {...builtWith({ ...row, comment })} />);
  expect(screen.getByText(sentence)).toBeVisible();
});

test('a service with times shows its facts and what to bring', () => {
  const facts = { duration: 45, level: 'All levels', bring: ['Water', 'Two towels'], places: 3 };
  const slots = [{ day: 'Monday', start: '06:30' } as const];
  render(<ServiceDetails {...builtWith({ ...row, ...facts, slots })} />);
  const listOf = (text: string) => screen.getByText(text).closest('ul');
  expect(listOf('45 minutes')).toHaveTextContent('45 minutesAll levels3 places');
  expect(listOf('Two towels')).toHaveTextContent('WaterTwo towels');
  expect(screen.getByText('Pick a time')).toBeVisible();
});

test('a service without times links to its booking provider', () => {
  const booking = 'https://book.example/{id}';
  render(<ServiceDetails {...builtWith({ ...row, booking })} />);
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute(
    'href',
    'https://book.example/7',
  );
  expect(screen.queryByRole('link', { name: 'Call us' })).toBeNull();
});
