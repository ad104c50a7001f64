import { act, render, screen, waitFor } from '@testing-library/react';
import { hashData } from '@/lib/services/liveData';
import { ServicesProvider, useServices } from './ServicesProvider';
import { makeService } from './testing';

const built = [makeService('1', { name: 'Spin' })];
const newer = [makeService('2', { name: 'Yoga' }), makeService('3', { name: 'Row' })];

const fetch = jest.fn<Promise<Partial<Response>>, []>();
const responseWith = (data: unknown) => ({ ok: true, json: () => Promise.resolve(data) });
let warn: jest.SpyInstance;

function Names() {
  const services = useServices({ services: built, dataHash: hashData(built) });
  return <h2>{services.map(({ name }) => name).join(', ')}</h2>;
}

const renderedNames = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

/** Returns a page with a component for each of these keys. */
const pageWith = (...keys: readonly string[]) => (
  <ServicesProvider>
    {keys.map((key) => (
      <Names key={key} />
    ))}
  </ServicesProvider>
);

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetch.mockReset() });
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('all components share one request, and show the live services', async () => {
  fetch.mockResolvedValue(responseWith(newer));
  const { rerender } = render(pageWith('list', 'today'));
  await waitFor(() => expect(renderedNames()).toEqual(['Yoga, Row', 'Yoga, Row']));
  rerender(pageWith('list', 'week'));
  expect(renderedNames()).toEqual(['Yoga, Row', 'Yoga, Row']);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('after a failure, which is logged once, the next component that mounts retries', async () => {
  fetch.mockRejectedValueOnce(new Error('NetworkError when attempting to fetch resource.'));
  fetch.mockResolvedValueOnce(responseWith(newer));
  const { rerender } = render(pageWith('list', 'today'));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(renderedNames()).toEqual(['Spin', 'Spin']);
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('/data.json: NetworkError when attempting')],
  ]);
  rerender(pageWith('week'));
  await waitFor(() => expect(renderedNames()).toEqual(['Yoga, Row']));
});

test('a visitor who leaves during the request is no failure', async () => {
  fetch.mockRejectedValue(new DOMException('The operation was aborted. ', 'AbortError'));
  render(pageWith('list'));
  await act(async () => {});
  expect(fetch).toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});
