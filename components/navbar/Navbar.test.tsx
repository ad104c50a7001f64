import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { site } from '@/lib/content/site';
import { Navbar } from './Navbar';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));
jest.mock('@/components/auth/SessionControl', () => ({
  SessionControl: () => <a href="/login">Login</a>,
}));

/* jsdom has no popovers: the state is kept here, and the toggle event is sent by hand. */
let open = false;
let grow: () => void;
const { matches } = HTMLElement.prototype;

function toggleMenu(next: boolean) {
  open = next;
  document.getElementById('site-menu')?.dispatchEvent(new Event('toggle'));
}

beforeEach(() => {
  open = false;
  jest.mocked(usePathname).mockReturnValue('/');
  HTMLElement.prototype.hidePopover = () => toggleMenu(false);
  jest.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (
    this: HTMLElement,
    selector: string,
  ) {
    return selector === ':popover-open' ? open : matches.call(this, selector);
  });
  const wide = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = jest.fn().mockReturnValue(wide);
  grow = () => wide.dispatchEvent(new Event('change'));
});

afterEach(() => jest.restoreAllMocks());

const button = () => screen.getByRole('button', { name: 'Menu', hidden: true });
const current = () =>
  screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));

it('has the brand, the four links and the session control, in this order', () => {
  render(<Navbar />);
  const names = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(names).toEqual([
    [site.name, '/'],
    ['Home', '/home'],
    ['Service', '/services'],
    ['About', '/about'],
    ['Blogs', '/blogs'],
    ['Login', '/login'],
  ]);
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getAllByRole('link')).toHaveLength(5);
});

it.each([
  ['/', 'Home', 'page'],
  ['/home', 'Home', 'page'],
  ['/services', 'Service', 'page'],
  ['/services/1', 'Service', 'true'],
])('on %s marks %s as current with "%s"', (pathname, label, mark) => {
  jest.mocked(usePathname).mockReturnValue(pathname);
  render(<Navbar />);
  expect(current()).toEqual([screen.getByRole('link', { name: label })]);
  expect(current()[0]).toHaveAttribute('aria-current', mark);
});

it('marks nothing on a page that does not exist', () => {
  jest.mocked(usePathname).mockReturnValue('/_not-found');
  render(<Navbar />);
  expect(current()).toEqual([]);
});

it('has a button that names its popover, and leaves it to the browser to say whether it is open', () => {
  render(<Navbar />);
  expect(button()).toHaveAttribute('popovertarget', 'site-menu');
  expect(document.getElementById('site-menu')).toHaveAttribute('popover', 'auto');
  toggleMenu(true);
  expect(button()).not.toHaveAttribute('aria-expanded');
});

it('closes on a click on a link', async () => {
  render(<Navbar />);
  toggleMenu(true);
  const link = screen.getByRole('link', { name: 'About' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(open).toBe(false);
});

it('closes on any other navigation', () => {
  const { rerender } = render(<Navbar />);
  toggleMenu(true);
  rerender(<Navbar />);
  expect(open).toBe(true);
  jest.mocked(usePathname).mockReturnValue('/about');
  rerender(<Navbar />);
  expect(open).toBe(false);
});

it('closes when the window grows wide', () => {
  render(<Navbar />);
  toggleMenu(true);
  grow();
  expect(open).toBe(false);
});

it('gives the focus back to the button on Escape', async () => {
  render(<Navbar />);
  await userEvent.keyboard('{Escape}');
  expect(document.body).toHaveFocus();
  toggleMenu(true);
  screen.getByRole('link', { name: 'About' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(button()).toHaveFocus();
});
