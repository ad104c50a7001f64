/** @jest-environment node */
import { isTrouble } from './emulators';

it.each(['✖  emulators: no', '⚠  hosting: broken', 'Error: no place', 'Uncaught Error: no'])(
  'shows %s',
  (line) => expect(isTrouble(line)).toBe(true),
);

it.each([
  'i  hosting: 127.0.0.1 - - "GET / HTTP/1.1" 200',
  '⚠  emulators: The Emulator UI is not starting because',
])('does not show %s', (line) => expect(isTrouble(line)).toBe(false));
