/** @jest-environment node */
import { nextEnvironment } from './nextEnvironment';

const leftOver = { NODE_ENV: 'test' as const, NEXT_PUBLIC_AUTH_EMULATOR: 'http://127.0.0.1:1' };

it('tells pages for this machine where the emulator is', () => {
  const authEmulator = 'http://127.0.0.1:9099';
  const made = nextEnvironment({ target: 'emulator', authEmulator }, leftOver);
  expect(made.NEXT_PUBLIC_AUTH_EMULATOR).toBe(authEmulator);
});

it('never lets an emulator address into pages for visitors', () => {
  const made = nextEnvironment({ target: 'production' }, leftOver);
  expect(made.NEXT_PUBLIC_AUTH_EMULATOR).toBeUndefined();
});
