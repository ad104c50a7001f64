import type { SessionUser } from '@/lib/auth/session';
import { forgetMyWeek } from './forgetMyWeek';
import { keysIn, readMyWeek, subscribeToMyWeek, toggleKept } from './myWeek';

const marks = (user: SessionUser | null) => keysIn(readMyWeek(user));
const ada = { uid: 'adasId', email: 'ada@b.example' };
const ben = { uid: 'bensId', email: 'ben@b.example' };

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

test('a changed e-mail does not lose the list', () => {
  toggleKept(ada, 'a');
  expect(marks({ ...ada, email: 'countess@b.example' })).toEqual(['a']);
});

test('a forgotten user leaves nothing', () => {
  toggleKept(ada, 'a');
  forgetMyWeek(ada);
  expect(localStorage).toHaveLength(0);
});
