import { keysIn, readMyWeek, subscribeToMyWeek, toggleKept } from './myWeek';

const marks = (email: string | null) => keysIn(readMyWeek(email));

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
  toggleKept('ada@b.example', 'b');
  expect(marks('ada@b.example')).toEqual(['a', 'b']);
  expect(marks('ben@b.example')).toEqual(['a']);
  expect(marks(null)).toEqual(['a']);
  expect(JSON.stringify(localStorage)).not.toContain('ada@');
});
