import { expectAccessible } from '../fixtures/axe';
import { routes, unknownRoute } from '../fixtures/screens';
import { test } from '../fixtures/test';

/* On a desktop and on a phone; what a page looks like after a visitor did something is in states.spec.ts. */

test('axe finds nothing on any page, nor on the 404 page', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  for (const route of [...routes, unknownRoute]) {
    await page.goto(route);
    await expectAccessible(page);
  }
});
