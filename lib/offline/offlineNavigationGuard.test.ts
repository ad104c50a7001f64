import { headScript } from '@/lib/head/headScript';
import { offlineNavigationGuard } from './offlineNavigationGuard';

test('it is part of the head script, whose hash every policy allows', () => {
  expect(headScript).toContain(offlineNavigationGuard);
});

test('a browser without the Navigation API runs it and goes on as ever', () => {
  expect(Reflect.get(window, 'navigation')).toBeUndefined();
  expect(() => new Function(headScript)()).not.toThrow();
});
