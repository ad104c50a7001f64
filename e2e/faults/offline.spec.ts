import type { Page } from '@playwright/test';
import { visit } from '../fixtures/hydration';
import { barLink } from '../fixtures/navbar';
import { expect, test } from '../fixtures/test';

/** Goes offline and waits until the page notices, which takes a while in a busy browser. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}

test('visited and prefetched pages open offline, too', async ({ page, guard }) => {
  // Pictures that come into view can't be loaded.
  guard.allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  const prefetched = page.waitForResponse(/__next\.blogs\.__PAGE__\.txt/);
  await barLink(page, 'Blogs').hover();
  await prefetched;
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await goOffline(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
