import { render, screen, waitFor } from '@testing-library/react';
import { loadPart } from '@/lib/browser/recovery';
import { IslandBoundary } from './IslandBoundary';

function Broken({ error }: { readonly error: Error }): never {
  throw error;
}

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

test('an island that throws leaves its neighbours alone', () => {
  const error = new Error('broken');
  const told = jest.fn();
  render(
    <>
      <p>neighbour</p>
      <IslandBoundary name="test" fallback={<p>stand-in</p>} onError={told}>
        <Broken error={error} />
      </IslandBoundary>
    </>,
  );
  expect(screen.getByText('neighbour')).toBeInTheDocument();
  expect(screen.getByText('stand-in')).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(error);
  expect(told).toHaveBeenCalledWith(error);
});

test('a part of the same name that arrives does not allow an island that stays broken a second reload', async () => {
  Object.assign(globalThis, { fetch: () => Promise.resolve({ ok: true }) });
  const gone = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
  render(
    <IslandBoundary name="services">
      <Broken error={gone} />
    </IslandBoundary>,
  );
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  await loadPart('services', () => Promise.resolve());
  expect(sessionStorage).toHaveLength(1);
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'fetch');
});

test('an island that works is drawn', () => {
  render(<IslandBoundary name="test">island</IslandBoundary>);
  expect(screen.getByText('island')).toBeInTheDocument();
});
