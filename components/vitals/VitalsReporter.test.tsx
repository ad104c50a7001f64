import { render, waitFor } from '@testing-library/react';
import { VitalsReporter } from './VitalsReporter';

const reportVitals = jest.fn();
jest.mock('@/lib/browser/vitals', () => ({ reportVitals: () => reportVitals() }));

afterEach(() => {
  delete process.env.NEXT_PUBLIC_VITALS;
});

it('is nothing at all in a build without an address', async () => {
  await expect(VitalsReporter()).resolves.toBeNull();
});

it('starts the measuring once the page is alive, and draws nothing', async () => {
  process.env.NEXT_PUBLIC_VITALS = '/vitals';
  const { container } = render(await VitalsReporter());
  await waitFor(() => expect(reportVitals).toHaveBeenCalledTimes(1));
  expect(container).toBeEmptyDOMElement();
});
