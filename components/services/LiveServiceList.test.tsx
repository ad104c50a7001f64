import { act, render, screen, waitFor, within } from '@testing-library/react';
import * as react from 'react';
import { Activity, StrictMode } from 'react';
import { hashContent } from '@/lib/catalogue/contentHash';
import type { Service } from '@/lib/catalogue/service';
import { ServiceList } from './ServiceList';
import { makeService } from './testing';

const fetchData = jest.fn<Promise<string>, []>();
jest.mock('@/lib/catalogue/fetchData', () => ({
  ...jest.requireActual<object>('@/lib/catalogue/fetchData'),
  fetchData: () => fetchData(),
}));

const textOf = (services: readonly Service[]) => JSON.stringify(services);
const built = [makeService('1', { name: 'Spin' })];
const newer = [makeService('2', { name: 'Yoga' }), makeService('3', { name: 'Row' })];
let warn: jest.SpyInstance;

/** A services section of a document that has fetched nothing yet. */
async function newDocument(list: react.ReactNode = <h3>As built</h3>) {
  jest.resetModules();
  jest.doMock('react', () => react);
  const { LiveServiceList } = await import('./LiveServiceList');
  return function Section() {
    return (
      <LiveServiceList contentHash={hashContent(built)} pictures={{}} level={2}>
        {list}
      </LiveServiceList>
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

test('leaves the list alone when the live file differs from it in white space only', async () => {
  fetchData.mockResolvedValue(`\n${JSON.stringify(built, null, 4)}\r\n`);
  const Section = await newDocument();
  render(<Section />);
  await waitFor(() => expect(fetchData).toHaveBeenCalled());
  // All that a renewal would wait for has been waited for.
  await act(() => import('./ServiceList'));
  expect(names()).toEqual(['As built']);
});

test('keeps the cards by id, and so the keyboard’s place, when the list is renewed', async () => {
  let finish: (text: string) => void = () => {};
  fetchData.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const Section = await newDocument(
    ServiceList({ services: [...newer, ...built], pictures: {}, level: 2 }),
  );
  render(<Section />);
  const [, card] = screen.getAllByRole('listitem');
  const booking = screen.getByRole('link', { name: 'Booking Row' });
  booking.focus();
  finish(textOf([...built, { ...makeService('3', { name: 'Rowing', price: '$7' }) }]));
  expect(await screen.findByText('Price: $7')).toBeInTheDocument();
  expect(names()).toEqual(['Spin', 'Rowing']);
  expect(screen.getAllByRole('listitem')[1]).toBe(card);
  expect(booking).toHaveTextContent('Booking Rowing');
  expect(booking).toHaveFocus();
});

test('a lost script is told as what it is', async () => {
  document.body.insertAdjacentHTML('beforeend', '<input id="typing">');
  document.querySelector<HTMLInputElement>('#typing')!.value = 'So that the page is not reloaded';
  fetchData.mockResolvedValue(textOf(newer));
  const Section = await newDocument();
  jest.doMock('./ServiceList', () => {
    throw new Error('Failed to load chunk 1.js');
  });
  render(<Section />);
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(warn).toHaveBeenCalledWith(
    '/data.json cannot be shown: Failed to load chunk 1.js. The list of the build stays.',
  );
  jest.dontMock('./ServiceList');
  document.getElementById('typing')?.remove();
});

test.each([
  ['the host answered 500', () => Promise.reject(new Error('the host answered 500'))],
  ['Unexpected end of JSON input', () => Promise.resolve('')],
  ['its content is wrong', () => Promise.resolve('[]')],
  [
    'its content is wrong (entry 2: duplicate)',
    () => Promise.resolve(textOf([...built, ...built])),
  ],
])('a failure (%s) leaves the list, and one message on the console', async (reason, answer) => {
  fetchData.mockImplementation(answer);
  const Section = await newDocument();
  render(<Section />);
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(warn).toHaveBeenCalledWith(
    `/data.json cannot be shown: ${reason}. The list of the build stays.`,
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

test('a list that arrives between render and subscription is shown', async () => {
  fetchData.mockResolvedValue(textOf(newer));
  const Section = await newDocument();
  // What is hidden is rendered, but its effects wait until it is shown.
  const show = (mode: 'hidden' | 'visible') => (
    <>
      <Section />
      <Activity mode={mode}>
        <div data-testid="second">
          <Section />
        </div>
      </Activity>
    </>
  );
  const { rerender } = render(show('hidden'));
  const second = within(await screen.findByTestId('second'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Yoga' })).toBeVisible());
  rerender(show('visible'));
  await waitFor(() => expect(second.getByRole('heading', { name: 'Yoga' })).toBeVisible());
});

test('a section that is hydrated after the list has come shows it, fetched once in strict mode too', async () => {
  fetchData.mockResolvedValue(textOf(newer));
  const error = jest.spyOn(console, 'error');
  const Section = await newDocument();
  const { unmount } = render(<Section />, { wrapper: StrictMode });
  await waitFor(() => expect(names()).toEqual(['Yoga', 'Row']));
  unmount();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<h3>As built</h3>';
  render(<Section />, { container, hydrate: true, wrapper: StrictMode });
  await waitFor(() => expect(names()).toEqual(['Yoga', 'Row']));
  expect(error).not.toHaveBeenCalled();
  expect(fetchData).toHaveBeenCalledTimes(1);
});
