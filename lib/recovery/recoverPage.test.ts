/** @jest-environment node */
import { recoverPage, type Recovery } from './recoverPage';

const page = (changes: Partial<Recovery> = {}): jest.Mocked<Recovery> => ({
  holdsTyping: jest.fn(changes.holdsTyping ?? (() => false)),
  serverAnswers: jest.fn(changes.serverAnswers ?? (() => Promise.resolve(true))),
  reloadOnce: jest.fn(changes.reloadOnce ?? (() => true)),
});

test('a page with nothing to lose is reloaded', async () => {
  const here = page();
  expect(await recoverPage('sign-in', here)).toBe(true);
  expect(here.reloadOnce).toHaveBeenCalledWith('sign-in');
});

test('typed text is kept, also when it was typed meanwhile', async () => {
  const typed = page({ holdsTyping: () => true });
  expect(await recoverPage('sign-in', typed)).toBe(false);
  const meanwhile = page();
  meanwhile.holdsTyping.mockReturnValueOnce(false).mockReturnValueOnce(true);
  expect(await recoverPage('sign-in', meanwhile)).toBe(false);
  expect(typed.reloadOnce).not.toHaveBeenCalled();
  expect(meanwhile.reloadOnce).not.toHaveBeenCalled();
});

test('while the server cannot be reached the page stays', async () => {
  const offline = page({ serverAnswers: () => Promise.resolve(false) });
  expect(await recoverPage('sign-in', offline)).toBe(false);
  expect(offline.reloadOnce).not.toHaveBeenCalled();
});
