import { render, screen, within } from '@testing-library/react';
import { LiveDetails } from './LiveDetails';
import { makeService } from './testing';
import { serviceTexts } from '@/lib/content/services';
import { ServiceDetails } from './ServiceDetails';

let answer: (text: string) => void = () => {};
jest.mock('@/lib/catalogue/fetchData', () => ({
  fetchData: () => new Promise<string>((resolve) => (answer = resolve)),
}));

const at = (start: string, price: string) =>
  makeService('1', { price, sessions: [{ day: 'Monday', start }], duration: 45 });

test('a live list that comes after the details changes all of them at once', async () => {
  const service = at('06:30', '$22');
  const others = [makeService('2', { price: '$22' })];
  const found = { service, others, value: '$22' };
  render(
    <LiveDetails contentHash={0} found={found} pictures={{}}>
      <ServiceDetails found={found} related={others} pictures={{}} built={service} />
    </LiveDetails>,
  );
  expect(screen.getAllByText(/6:30/, { selector: 'time' })).toHaveLength(3);
  answer(JSON.stringify([at('07:10', '$99'), makeService('3', { price: '$98' })]));
  expect(await screen.findAllByText(/7:10/, { selector: 'time' })).toHaveLength(3);
  expect(document.title).toContain('$99');
  expect(document.body).not.toHaveTextContent(/\$22|6:30/);
  // No other class leads to the old price now.
  expect(screen.queryByRole('link', { name: 'Class 2' })).toBeNull();
  const related = within(screen.getByRole('region', { name: serviceTexts.details.related }));
  expect(related.getByText('$98')).toBeVisible();
});
