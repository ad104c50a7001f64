import type { Route } from '@playwright/test';
import { countLoads, scripts } from '../fixtures/redeploy';
import { expect, test } from '../fixtures/test';
import { sendWithoutScripts } from '../fixtures/visitor';

const faults: Record<string, (route: Route) => Promise<void>> = {
  'are not found': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'cannot be reached': (route) => route.abort('connectionreset'),
  'never arrive': () => new Promise(() => undefined),
  'are something else': (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><h1>Welcome to our Wi-Fi</h1>',
    }),
};

for (const [fault, answer] of Object.entries(faults)) {
  test(`where scripts ${fault}, every page reads and links, and a form keeps its password to itself`, async ({
    page,
    guard,
  }) => {
    guard.allowErrors(/status of 40[45]|MIME type|ERR_CONNECTION_RESET|^uncaught $/);
    await page.route(scripts, answer);
    const loads = countLoads(page);
    await page.goto('/', { waitUntil: 'commit' });
    // The one reload that a page tries.
    await page.waitForTimeout(1000);
    expect(loads()).toBeLessThanOrEqual(2);
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Service', exact: true })
      .click({ noWaitAfter: true });
    await expect(page).toHaveURL('/services');
    await page
      .getByRole('link', { name: /^Booking / })
      .first()
      .click();
    await expect(page.getByText(/Service Id: /)).toBeVisible();
    await page.goto('/login', { waitUntil: 'commit' });
    await sendWithoutScripts(page);
    expect(loads()).toBeLessThanOrEqual(6);
  });
}
