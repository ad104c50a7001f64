import { guardOffline } from './guardOffline';

test('a browser without the Navigation API goes on as ever', () => {
  expect(self).not.toHaveProperty('navigation');
  expect(guardOffline).not.toThrow();
});
