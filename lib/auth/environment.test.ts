/** @jest-environment node */
import { authTarget, missingVariables, projectVariables } from './environment';

const complete = Object.fromEntries(projectVariables.map((name) => [name, 'x']));

test('names every variable that is unset, empty or blank', () => {
  expect(missingVariables(complete)).toEqual([]);
  expect(missingVariables({})).toEqual(projectVariables);
  expect(
    missingVariables({
      ...complete,
      NEXT_PUBLIC_FIREBASE_APP_ID: '',
      NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: ' ',
    }),
  ).toEqual(['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'NEXT_PUBLIC_FIREBASE_APP_ID']);
});

test('only an environment without any of them means the emulator', () => {
  expect(authTarget({})).toBe('emulator');
  expect(authTarget({ NEXT_PUBLIC_AUTH_EMULATOR: 'http://127.0.0.1:9100' })).toBe('emulator');
  expect(authTarget(complete)).toBe('production');
  expect(authTarget({ NEXT_PUBLIC_FIREBASE_API_KEY: 'x' })).toBe('production');
});
