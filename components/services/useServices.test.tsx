import { act, render, screen, waitFor } from '@testing-library/react';
import * as react from 'react';
import { hashContent } from '@/lib/services/liveData';
import { makeService } from './testing';

const fetchData = jest.fn<Promise<unknown>, []>();
jest.mock('@/lib/services/liveData', () => ({
  ...jest.requireActual<object>('@/lib/services/liveData'),
  fetchData: () => fetchData(),
}));

const built = [makeService('1', { name: 'Spin' })];
const newer = [makeService('2', { name: 'Yoga' }), makeService('3', { name: 'Row' })];
let warn: jest.SpyInstance;

/** Returns a list of names in a new document. */
async function newDocument() {
  jest.resetModules();
  jest.doMock('react', () => react);
  const { useServices } = await import('./useServices');
  return function Names() {
    const services = useServices({ services: built, contentHash: hashContent(built) });
    return <h2>{services.map(({ name }) => name).join(', ')}</h2>;
  };
}

const lists = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

beforeEach(() => {
  fetchData.mockReset();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('after a failure, the next component that mounts retries', async () => {
  const offline = new Error('NetworkError when attempting to fetch resource.');
  fetchData.mockRejectedValueOnce(offline).mockResolvedValueOnce(newer);
  const Names = await newDocument();
  const { unmount } = render(<Names />);
  await waitFor(() =>
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('/data.json failed: NetworkError when attempting')],
    ]),
  );
  unmount();
  render(<Names />);
  await waitFor(() => expect(lists()).toEqual(['Yoga, Row']));
});

test('a visitor who leaves during the request is no failure', async () => {
  fetchData.mockRejectedValue(new DOMException('The operation was aborted. ', 'AbortError'));
  const Names = await newDocument();
  render(<Names />);
  await act(async () => {});
  expect(fetchData).toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});
