import { headScript } from './headScript';

test('a browser without the Navigation API runs it and goes on as ever', () => {
  expect(Reflect.get(window, 'navigation')).toBeUndefined();
  expect(() => new Function(headScript)()).not.toThrow();
});
