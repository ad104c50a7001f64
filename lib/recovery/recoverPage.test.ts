import { recoverPage } from './recoverPage';

const page = () => ({
  typed: jest.fn(() => false),
  answers: jest.fn(() => Promise.resolve(true)),
  reload: jest.fn(() => true),
});
const recover = ({ typed, answers, reload }: ReturnType<typeof page>) =>
  recoverPage('sign-in', typed, answers, reload);

test('a page with nothing to lose is reloaded', async () => {
  const here = page();
  expect(await recover(here)).toBe(true);
  expect(here.reload).toHaveBeenCalledWith('sign-in');
});

test('typed text is kept, also when it was typed meanwhile', async () => {
  const before = page();
  before.typed.mockReturnValue(true);
  expect(await recover(before)).toBe(false);
  const meanwhile = page();
  meanwhile.typed.mockReturnValueOnce(false).mockReturnValueOnce(true);
  expect(await recover(meanwhile)).toBe(false);
  expect(before.reload).not.toHaveBeenCalled();
  expect(meanwhile.reload).not.toHaveBeenCalled();
});

test('while the server cannot be reached the page stays', async () => {
  const offline = page();
  offline.answers.mockResolvedValue(false);
  expect(await recover(offline)).toBe(false);
  expect(offline.reload).not.toHaveBeenCalled();
});
