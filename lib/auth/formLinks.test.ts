/** @jest-environment node */
import { formLink, fromOf } from './formLinks';

const place = (address: string) => new URL(address, 'https://power-zone.example');

test('a link to a form remembers the page, its query and its fragment', () => {
  const link = formLink('/login', place('/services/1%20Yoga?x=1&y=2#price'));
  expect(link).toBe('/login?from=%2Fservices%2F1%2520Yoga%3Fx%3D1%26y%3D2%23price');
  expect(fromOf(place(link).search)).toBe('/services/1%20Yoga?x=1&y=2#price');
});

test('from one form to the other, the page before them is remembered', () => {
  expect(formLink('/signup', place('/login?from=%2Fabout'))).toBe('/signup?from=%2Fabout');
  expect(formLink('/login', place('/signup/?from=%2Fabout#x'))).toBe('/login?from=%2Fabout');
  expect(formLink('/login', place('/signup'))).toBe('/login');
});

test('from the forms that mails lead to, only the page before them is remembered, never the code of the mail', () => {
  expect(formLink('/login', place('/account/forgot?from=%2Fabout'))).toBe('/login?from=%2Fabout');
  expect(formLink('/login', place('/account/reset?mode=resetPassword&oobCode=secret'))).toBe(
    '/login',
  );
  expect(formLink('/login', place('/account'))).toBe('/login?from=%2Faccount');
});
