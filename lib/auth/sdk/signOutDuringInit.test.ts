import { sessionKey } from '@/lib/auth/session/hint';
import { signedOutMeanwhile, watchStartUp } from './signOutDuringInit';

function starting() {
  let finish = () => {};
  const over = watchStartUp(new Promise<void>((resolve) => (finish = resolve)));
  return { finish: () => (finish(), over) };
}

const anotherTab = (newValue: string | null, key: string = sessionKey) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('a sign-out in another tab is noticed during start-up', async () => {
  const { finish } = starting();
  expect(signedOutMeanwhile()).toBe(false);
  anotherTab(null);
  expect(signedOutMeanwhile()).toBe(true);
  expect(await finish()).toBe(true);
  expect(signedOutMeanwhile()).toBe(false);
});

test.each([
  ['nothing happens', () => {}],
  ['something else is removed', () => anotherTab(null, 'theme')],
  ['somebody signs in again', () => (anotherTab(null), anotherTab('{"email":"ada@example.com"}'))],
])('when %s there is none', async (_, happen) => {
  const { finish } = starting();
  happen();
  expect(await finish()).toBe(false);
});

test('after start-up nothing is noted: the SDK sees to it by itself', async () => {
  const { finish } = starting();
  await finish();
  anotherTab(null);
  expect(signedOutMeanwhile()).toBe(false);
});
