import { sessionHintScript } from '@/lib/auth/session/hintScript';
import { stayScript } from './stayScript';

test('it is part of the head script, whose hash every policy allows', () => {
  expect(sessionHintScript).toContain(stayScript);
});

test('a browser without the Navigation API runs it and goes on as ever', () => {
  expect(Reflect.get(window, 'navigation')).toBeUndefined();
  expect(() => new Function(sessionHintScript)()).not.toThrow();
});
