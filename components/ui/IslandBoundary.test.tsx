import { render, screen } from '@testing-library/react';
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

test('an island that works is drawn', () => {
  render(<IslandBoundary name="test">island</IslandBoundary>);
  expect(screen.getByText('island')).toBeInTheDocument();
});
