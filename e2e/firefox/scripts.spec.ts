import { isStarted } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';
import { barLink } from '../fixtures/visitor';

test('scripts start untouched, also in a tab from the background', async ({ page, context }) => {
  await page.goto('/about', { waitUntil: 'load' });
  await expect.poll(() => isStarted(page)).toBe(true);

  const opening = context.waitForEvent('page');
  await barLink(page, 'Blogs').click({ modifiers: ['Control'] });
  const tab = await opening;
  await tab.waitForLoadState();
  await tab.bringToFront();
  await expect.poll(() => isStarted(tab)).toBe(true);
});
