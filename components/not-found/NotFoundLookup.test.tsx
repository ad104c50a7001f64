import { act, render, screen } from '@testing-library/react';
import { makeService } from '@/components/services/testing';
import { NotFoundLookup } from './NotFoundLookup';
import type { Asked, Resolution } from './resolveAddress';

type Show = (resolution: Resolution) => void;
jest.mock('@/lib/catalogue/fetchData', () => ({ fetchData: () => new Promise(() => {}) }));

let show: Show = () => {};
let asked: Asked | undefined;
jest.mock('./resolveAddress', () => ({
  resolveAddress: (asking: Asked, shown: Show) => {
    asked = asking;
    show = shown;
    return Promise.resolve();
  },
}));

/** Opens the 404 page and waits until its lookup has begun. */
async function open() {
  const view = render(
    <NotFoundLookup>
      <h1>Nothing here</h1>
    </NotFoundLookup>,
  );
  await act(async () => {});
  return view;
}

test('asks for the address of the page it stands on', async () => {
  await open();
  expect(asked?.location).toBe(window.location);
});

test('goes to another address in place of its own', async () => {
  await open();
  const { length } = history;
  asked?.replace('#found');
  expect([location.hash, history.length]).toEqual(['#found', length]);
});

test('keeps the screen during the lookup, and says quietly what goes on', async () => {
  await open();
  act(() => show({ status: 'Looking ...' }));
  expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Looking ...');
  act(() => show({ status: '' }));
  expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows what was found in place of the screen, and names the page after it', async () => {
  const service = makeService('9', { name: 'Row', price: '$31' });
  await open();
  act(() => show({ status: 'Row', found: { service, others: [], value: '9' } }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Row' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Nothing here' })).toBeNull();
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(/^Row$/);
  expect(document.title).toBe('Row: $31 | Power Zone');
});
