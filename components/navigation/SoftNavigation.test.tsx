import { render, screen, waitFor } from '@testing-library/react';
import { usePathname, useRouter } from 'next/navigation';
import { SoftNavigation } from './SoftNavigation';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useRouter: jest.fn() }));

const animate = jest.fn();

beforeEach(() => {
  animate.mockClear();
  window.scrollTo = jest.fn();
  HTMLElement.prototype.animate = animate;
  jest.mocked(useRouter).mockReturnValue({ push: jest.fn(), prefetch: jest.fn() } as never);
});

function Page({ path }: { path: string }) {
  jest.mocked(usePathname).mockReturnValue(path);
  return (
    <SoftNavigation>
      <main id="content" tabIndex={-1} />
    </SoftNavigation>
  );
}

it.each([
  ['a new page settles in, once', false, null, 1],
  ['nothing moves under reduced motion', true, null, 0],
  ['a page whose picture grows out of a card is not dim', false, {} as DOMRect, 0],
])('%s', async (_, matches, pressed, times) => {
  self.pressed = pressed;
  window.matchMedia = jest.fn().mockReturnValue({ matches });
  const { rerender } = render(<Page path="/home" />);
  expect(animate).not.toHaveBeenCalled();
  rerender(<Page path="/about" />);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  rerender(<Page path="/about" />);
  expect(animate).toHaveBeenCalledTimes(times);
});
