/** @jest-environment node */
import { emulatorOutput } from './emulatorOutput';

const listener = { onTrouble: jest.fn(), onReady: jest.fn() };
beforeEach(() => jest.clearAllMocks());

it('reports trouble, in whatever pieces it arrives, and leaves out chatter', () => {
  const output = emulatorOutput(listener);
  output.read('i  hosting: 127.0.0.1 - - "GET / HTTP/1.1" 200\n✖  emu');
  output.read('lators: no\n⚠  emulators: The Emulator UI is not starting because\n');
  expect(listener.onTrouble.mock.calls).toEqual([['✖  emulators: no']]);
  expect(listener.onReady).not.toHaveBeenCalled();
});

it('hears that everything is started', () => {
  emulatorOutput(listener).read(
    '│ ✔  All emulators ready! It is now safe to connect your app. │\n',
  );
  expect(listener.onReady).toHaveBeenCalled();
});

it('remembers the last lines', () => {
  const output = emulatorOutput(listener);
  for (let line = 1; line <= 30; line += 1) output.read(`line ${line}\n`);
  output.read('no end');
  expect(output.lastLines()).toMatch(/^line 11\n(.*\n)+line 30\nno end$/);
});
