import { ariaCurrent } from './CurrentLink';

it.each([
  ['/home', '/home', 'page'],
  ['/home', '/', 'page'],
  ['/about', '/', undefined],
  ['/services', '/services', 'page'],
  ['/services', '/services/1', 'true'],
  ['/services', '/services/1%20Yoga%202.5', 'true'],
  ['/services', '/servicesx', undefined],
  ['/home', '/_not-found', undefined],
  ['/blogs', '/BLOGS', undefined],
])('marks the link %s on the page %s as %s', (href, pathname, mark) => {
  expect(ariaCurrent(href, pathname)).toBe(mark);
});
