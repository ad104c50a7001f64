/** @jest-environment node */
import fc from 'fast-check';
import { lowerCasePath } from './lowerCasePath';

test.each([
  ['/SignUp', '/signup'],
  ['/LOGIN', '/login'],
  ['/Home', '/home'],
  ['/Services', '/services'],
  ['/Services/', '/services'],
  ['/ABOUT//', '/about'],
  ['/Blogs', '/blogs'],
  ['/Services/1', '/services/1'],
  ['/SERVICES/Yoga%20Flow', '/services/Yoga%20Flow'],
])('%s is %s', (typed, path) => {
  expect(lowerCasePath(typed)).toBe(path);
});

test.each([
  '/',
  '/about',
  '/about/',
  '/services/Yoga',
  '/Servicess',
  '/About/me',
  '/x/Services/1',
  '/404',
  '',
])('%p is left alone', (path) => {
  expect(lowerCasePath(path)).toBeUndefined();
});

test('never leads back to itself, never leaves the site, and changes the case only', () => {
  const words = fc.constantFrom(
    'services',
    'SERVICES',
    'Home',
    'signup',
    'SignUp',
    'x',
    '',
    '..',
    'evil.example',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 4 }), (parts) => {
      const typed = `/${parts.join('/')}`;
      const path = lowerCasePath(typed);
      if (path === undefined) return;
      expect(lowerCasePath(path)).toBeUndefined();
      expect(path).toMatch(/^\/[a-z]/);
      expect(`${path}/`.toLowerCase().startsWith(typed.toLowerCase().replace(/\/+$/, ''))).toBe(
        true,
      );
    }),
    { numRuns: 2000 },
  );
});
