import { render, waitFor } from '@testing-library/react';
import { loadPart } from '@/lib/inline/recovery';
import { IslandBoundary } from './IslandBoundary';

function Broken({ error }: { readonly error: Error }): never {
  throw error;
}

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

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
