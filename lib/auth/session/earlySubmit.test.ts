import { takeEarlySubmit } from './earlySubmit';
import { sessionHintScript } from './hintScript';

test('a form that is submitted before its island runs is remembered once', () => {
  new Function(sessionHintScript)();
  document.body.innerHTML = '<form id="login-form" method="dialog"><button>Login</button></form>';
  expect(takeEarlySubmit('login-form')).toBe(false);
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(takeEarlySubmit('signup-form')).toBe(false);
  expect(takeEarlySubmit('login-form')).toBe(true);
  expect(takeEarlySubmit('login-form')).toBe(false);
});
