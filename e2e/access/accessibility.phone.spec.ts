import { expectAccessible } from '../fixtures/axe';
import { routes, unknownRoute } from '../fixtures/screens';
import { test } from '../fixtures/test';

/* On a phone; everyPage.spec.ts looks at wide pages, states.spec.ts at what a visitor has done something on. */

test('axe finds nothing on any page, nor on the 404 page', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  for (const route of [...routes, unknownRoute]) {
    await page.goto(route);
    await expectAccessible(page);
  }
});
