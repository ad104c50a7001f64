import { formLink } from '@/lib/auth/formLink';
import { recordEarlyInput } from './recordEarlyInput';

beforeEach(recordEarlyInput);

test.each([
  '/about?x=1#y',
  '/login?from=%2Fabout',
  '/account/forgot?from=%2Fabout',
  '/account/action?mode=verifyEmail&oobCode=secret&from=%2Fabout&lang=en',
])(
  'a link to a form that is reached before hydration at %s leads where it does afterwards',
  (address) => {
    history.replaceState(null, '', address);
    document.body.innerHTML = '<a href="/login">Login</a>';
    const link = document.querySelector('a');
    link?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(link).toHaveAttribute('href', formLink('/login', location));
  },
);

test('what the browser answers alone stays with it', () => {
  document.body.innerHTML =
    '<button popovertarget="menu">Menu</button><details><summary>More</summary></details>';
  for (const element of document.querySelectorAll('button, summary')) {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    expect(element.dispatchEvent(press)).toBe(true);
    expect(element).not.toHaveAttribute('aria-busy');
  }
  expect(self.earlyInput?.events).toEqual([]);
});
