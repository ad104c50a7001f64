import { render, screen, waitFor } from '@testing-library/react';
import * as react from 'react';
import { checksum } from '@/lib/catalogue/checksum';
import type { Service } from '@/lib/catalogue/service';
import { makeService } from './testing';

const fetchData = jest.fn<Promise<string>, []>();
jest.mock('@/lib/catalogue/fetchData', () => ({ fetchData: () => fetchData() }));

const textOf = (services: readonly Service[]) => JSON.stringify(services);
const built = [makeService('1', { name: 'Spin' })];
const newer = [makeService('2', { name: 'Yoga' }), makeService('3', { name: 'Row' })];
let warn: jest.SpyInstance;

/** A services section of a document that has fetched nothing yet. */
async function newDocument() {
  jest.resetModules();
  jest.doMock('react', () => react);
  const { ServiceGrid } = await import('./ServiceGrid');
  return function Section() {
    return (
      <ServiceGrid sum={checksum(textOf(built))} pictures={{}} level={2}>
        <h3>As built</h3>
      </ServiceGrid>
    );
  };
}

const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

beforeEach(() => {
  fetchData.mockReset();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

test('shows what the build wrote, then the live list, fetched once for all sections', async () => {
  fetchData.mockResolvedValue(textOf(newer));
  const Section = await newDocument();
  const { unmount } = render(
    <>
      <Section />
      <Section />
    </>,
  );
  expect(names()).toEqual(['As built', 'As built']);
  await waitFor(() => expect(names()).toEqual(['Yoga', 'Row', 'Yoga', 'Row']));
  unmount();
  render(<Section />);
  expect(names()).toEqual(['Yoga', 'Row']);
  expect(fetchData).toHaveBeenCalledTimes(1);
  expect(warn).not.toHaveBeenCalled();
});

test('leaves the list alone when the live file is the one it was made from', async () => {
  fetchData.mockResolvedValue(textOf(built));
  const Section = await newDocument();
  const { unmount } = render(<Section />);
  await waitFor(() => expect(fetchData).toHaveBeenCalled());
  unmount();
  render(<Section />);
  expect(names()).toEqual(['As built']);
  expect(fetchData).toHaveBeenCalledTimes(1);
});

test.each([
  ['the host answered 500', () => Promise.reject(new Error('the host answered 500'))],
  ['it is not JSON', () => Promise.resolve('<!doctype html>')],
  ['its content is wrong', () => Promise.resolve('[]')],
  [
    'its content is wrong (entry 2: duplicate)',
    () => Promise.resolve(textOf([...built, ...built])),
  ],
])('a failure (%s) leaves the list, and one sentence on the console', async (reason, answer) => {
  fetchData.mockImplementation(answer);
  const Section = await newDocument();
  render(<Section />);
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(warn).toHaveBeenCalledWith(
    `/data.json cannot be used: ${reason}. The services of the last build stay.`,
  );
  expect(names()).toEqual(['As built']);
});

test('after a failure the next appearance tries again', async () => {
  fetchData.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(textOf(newer));
  const Section = await newDocument();
  const { unmount } = render(<Section />);
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  unmount();
  render(<Section />);
  await waitFor(() => expect(names()).toEqual(['Yoga', 'Row']));
  expect(fetchData).toHaveBeenCalledTimes(2);
});

test('an answer that comes after the section has gone serves the next one', async () => {
  let finish: (text: string) => void = () => {};
  fetchData.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const Section = await newDocument();
  const { unmount } = render(<Section />);
  await waitFor(() => expect(fetchData).toHaveBeenCalled());
  unmount();
  render(<Section />);
  finish(textOf(newer));
  await waitFor(() => expect(names()).toEqual(['Yoga', 'Row']));
  expect(fetchData).toHaveBeenCalledTimes(1);
});
