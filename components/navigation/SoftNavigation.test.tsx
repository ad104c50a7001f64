import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname, useRouter } from 'next/navigation';
import { DeferredContent } from './DeferredContent';
import { SoftNavigation } from './SoftNavigation';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useRouter: jest.fn() }));

const animate = jest.fn();

beforeEach(() => {
  animate.mockClear();
  window.scrollTo = jest.fn();
  HTMLElement.prototype.animate = animate;
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  jest.mocked(useRouter).mockReturnValue({ push: jest.fn(), prefetch: jest.fn() } as never);
});

function Page({ path }: { path: string }) {
  jest.mocked(usePathname).mockReturnValue(path);
  return (
    <SoftNavigation>
      <a href="/about">About</a>
      <main id="content" tabIndex={-1}>
        <DeferredContent key={path}>The rest</DeferredContent>
      </main>
    </SoftNavigation>
  );
}

it('leaves the page it arrives with alone', () => {
  render(<Page path="/home" />);
  expect(document.body).toHaveFocus();
  expect(animate).not.toHaveBeenCalled();
});

it('moves the focus to the content of each new page, and lets it settle in', async () => {
  const { rerender } = render(<Page path="/home" />);
  rerender(<Page path="/about" />);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(animate).toHaveBeenCalledTimes(1);
  rerender(<Page path="/about" />);
  expect(animate).toHaveBeenCalledTimes(1);
});

it('moves nothing under reduced motion', async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  const { rerender } = render(<Page path="/home" />);
  rerender(<Page path="/about" />);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(animate).not.toHaveBeenCalled();
});

it('draws the top of a pressed page first', async () => {
  const { rerender } = render(<Page path="/home" />);
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  rerender(<Page path="/about" />);
  expect(await screen.findByText('The rest')).toBeInTheDocument();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it('draws a page that comes back whole, and leaves its scroll position alone', async () => {
  const { rerender } = render(<Page path="/home" />);
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  rerender(<Page path="/about" />);
  jest.mocked(window.scrollTo).mockClear();
  fireEvent.popState(window);
  rerender(<Page path="/blogs" />);
  expect(screen.getByText('The rest')).toBeInTheDocument();
  expect(window.scrollTo).not.toHaveBeenCalled();
});
