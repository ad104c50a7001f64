import { render, screen, waitFor } from '@testing-library/react';
import * as react from 'react';
import { hashContent } from '@/lib/services/liveData';
import type { Service } from '@/lib/services/service';
import { makeService } from './testing';

const fetchData = jest.fn<Promise<string>, []>();
jest.mock('@/lib/services/liveData', () => ({
  ...jest.requireActual<object>('@/lib/services/liveData'),
  fetchData: () => fetchData(),
}));

const textOf = (services: readonly Service[]) => JSON.stringify(services);
const built = [makeService('1', { name: 'Spin' })];
const newer = [makeService('2', { name: 'Yoga' }), makeService('3', { name: 'Row' })];
let warn: jest.SpyInstance;

/** A list of names in a document that has fetched nothing yet. */
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

test('after a failure the next appearance tries again', async () => {
  const offline = new Error('NetworkError when attempting to fetch resource.');
  fetchData.mockRejectedValueOnce(offline).mockResolvedValueOnce(textOf(newer));
  const Names = await newDocument();
  const { unmount } = render(<Names />);
  await waitFor(() =>
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('to fetch resource. The list of the build stays.')],
    ]),
  );
  unmount();
  render(<Names />);
  await waitFor(() => expect(lists()).toEqual(['Yoga, Row']));
});
