import { formLink } from '@/lib/auth/formLinks';
import { captureScript } from './captureScript';

new Function('d', captureScript)(document);

test.each([
  '/about?x=1#y',
  '/account',
  '/loginx',
  '/login?from=%2Fabout',
  '/signup',
  '/account/forgot?from=%2Fabout',
  '/account/reset?mode=resetPassword&oobCode=secret',
  '/account/action?mode=verifyEmail&oobCode=secret&from=%2Fabout&lang=en',
])(
  'a link to a form that is used before hydration at %s leads where it does afterwards',
  (address) => {
    history.replaceState(null, '', address);
    document.body.innerHTML = '<a href="/login">Login</a>';
    const [link] = document.links as HTMLCollectionOf<HTMLAnchorElement>;
    link!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(link!.getAttribute('href')?.replace(location.origin, '')).toBe(
      formLink('/login', location),
    );
  },
);
