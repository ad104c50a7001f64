/** @jest-environment node */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isTrouble, prepareFolder } from './emulators';

it.each(['✖  emulators: no', '⚠  hosting: broken', 'Error: no place', 'Uncaught Error: no'])(
  'shows %s',
  (line) => expect(isTrouble(line)).toBe(true),
);

it('gives two runs on the same port a folder each', async () => {
  const runs = [await prepareFolder({ authPort: 9099 }), await prepareFolder({ authPort: 9099 })];
  expect(runs.map((run) => existsSync(`${run}/firebase.json`))).toEqual([true, true]);
  expect(runs[0]).not.toBe(runs[1]);
  await Promise.all(runs.map((run) => rm(run, { recursive: true })));
});

it.each([
  'i  hosting: 127.0.0.1 - - "GET / HTTP/1.1" 200',
  '⚠  emulators: The Emulator UI is not starting because',
])('does not show %s', (line) => expect(isTrouble(line)).toBe(false));
