import type { Page } from '@playwright/test';
import { servicePath } from '@/lib/services/paths';
import { errorWords, notFoundWords } from '@/lib/words';
import { waitForLog } from '../fixtures/guard';
import { waitForHydration, visit } from '../fixtures/hydration';
import { startSignedIn } from '../fixtures/session';
import { firstService, newService, serveData } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

const details = servicePath(firstService.id);

/**
 * Makes the scripts of the details screen fail to load, in a tab that has already had its automatic
 * reload.
 */
async function loseDetails(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('reloaded:time', String(Date.now())));
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch();
    const isLost = (await response.text()).includes('Service Id');
    await route.fulfill(isLost ? { status: 404, body: 'Not found' } : { response });
  });
}

const loadErrors = /status of 404|ChunkLoadError|Failed to load chunk/;

async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByText(errorWords.heading)).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test('if the screen of a new service can’t be loaded, the 404 page stays', async ({
  page,
  guard,
}) => {
  guard.allowErrors(loadErrors);
  await loseDetails(page);
  await serveData(page, [newService]);
  const failed = waitForLog(page, 'chunk');
  await visit(page, servicePath(newService.id));
  await failed;
  await expectWholePage(page);
  await expect(page.getByRole('heading', { name: notFoundWords.heading })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: newService.name })).toHaveCount(0);
});

test('ten years after the build, pages don’t say whether the studio is open', async ({ page }) => {
  await page.clock.setFixedTime(Date.UTC(new Date().getFullYear() + 10));
  for (const route of ['/', '/services', details]) {
    await visit(page, route);
    await waitForHydration(page);
    await expectWholePage(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-studio');
    await expect(page.locator('[data-opening]').filter({ visible: true })).toHaveText([]);
    await expect(page.getByRole('main').locator('time').first()).toBeAttached();
  }
});

test('if the account fails to render, an error is shown below its heading', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/toLocaleDateString/);
  await startSignedIn(page);
  // The account page formats the date on which the account was created, so it fails without this
  // method.
  await page.addInitScript(() => Reflect.deleteProperty(Date.prototype, 'toLocaleDateString'));
  await visit(page, '/account');
  await expect(page.getByText(errorWords.text)).toBeVisible();
  await expectWholePage(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('if the carousel fails to render, the rest of the page still works', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/The browser has no media queries/);
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('The browser has no media queries.');
    };
  });
  const broken = waitForLog(page, 'no media queries');
  await visit(page, '/');
  await broken;
  await expectWholePage(page);
  await expect(page.locator('[data-carousel]').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Booking / }).first()).toBeVisible();
});
