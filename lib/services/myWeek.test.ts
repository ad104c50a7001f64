import type { SessionUser } from '@/lib/auth/session';
import { hashContent } from './liveData';
import { forgetMyWeek } from './forgetMyWeek';
import { keysIn, moveFormer, readMyWeek, subscribeToMyWeek, toggleKept } from './myWeek';

const marks = (user: SessionUser | null) => keysIn(readMyWeek(user));
const ada = { uid: 'adasId', email: 'ada@b.example' };
const ben = { uid: 'bensId', email: 'ben@b.example' };
const formerKey = `my-week:${hashContent(ada.email)}`;

beforeEach(() => localStorage.clear());

test('a class is kept until it is marked again, and listeners are told', () => {
  const told = jest.fn();
  const end = subscribeToMyWeek(told);
  toggleKept(null, '2 tuesday-0700');
  toggleKept(null, '1 monday-0630');
  expect(marks(null)).toEqual(['2 tuesday-0700', '1 monday-0630']);
  toggleKept(null, '2 tuesday-0700');
  expect(marks(null)).toEqual(['1 monday-0630']);
  expect(told).toHaveBeenCalledTimes(3);
  end();
});

test('a user goes on with what was kept before the login, and nobody else sees it', () => {
  toggleKept(null, 'a');
  toggleKept(ada, 'b');
  expect(marks(ada)).toEqual(['a', 'b']);
  expect(marks(ben)).toEqual(['a']);
  expect(marks(null)).toEqual(['a']);
  expect(JSON.stringify(localStorage)).not.toContain('ada@');
});

test('a list that was kept by the e-mail is kept by the id once it is shown, and a changed e-mail does not lose it', () => {
  localStorage.setItem(formerKey, 'a\nb');
  expect(marks(ada)).toEqual(['a', 'b']);
  // React reads it while it draws: that must not write.
  expect(localStorage.getItem(formerKey)).toBe('a\nb');
  moveFormer(ada);
  expect(localStorage).toHaveLength(1);
  expect(marks({ ...ada, email: 'countess@b.example' })).toEqual(['a', 'b']);
  expect(marks(ben)).toEqual([]);
});

test('what an older tab keeps by the e-mail is added to the list, and overwrites nothing', () => {
  toggleKept(ada, 'a');
  toggleKept(ada, 'b');
  localStorage.setItem(formerKey, 'b\nc');
  expect(marks(ada)).toEqual(['a', 'b', 'c']);
  toggleKept(ada, 'a');
  expect(marks(ada)).toEqual(['b', 'c']);
  localStorage.setItem(formerKey, 'd');
  moveFormer(ada);
  expect(marks(ada)).toEqual(['b', 'c', 'd']);
  expect(localStorage).toHaveLength(1);
});

test('a forgotten user leaves nothing, not under the former key either', () => {
  toggleKept(ada, 'a');
  localStorage.setItem(formerKey, 'b');
  forgetMyWeek(ada);
  expect(localStorage).toHaveLength(0);
});
