import { takeEarlySubmit } from './earlySubmit';
import { headScript } from '@/lib/head/headScript';

test('a form that is submitted before its island runs is remembered once', () => {
  new Function(headScript)();
  document.body.innerHTML = '<form id="login-form" method="dialog"><button>Login</button></form>';
  expect(takeEarlySubmit('login-form')).toBe(false);
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(takeEarlySubmit('signup-form')).toBe(false);
  expect(takeEarlySubmit('login-form')).toBe(true);
  expect(takeEarlySubmit('login-form')).toBe(false);
});
