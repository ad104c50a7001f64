import type { Route } from '@playwright/test';
import { countLoads } from '../fixtures/documents';
import { submitWithoutScripts } from '../fixtures/forms';
import { logoutButton } from '../fixtures/navbar';
import { buildScripts } from '../fixtures/requests';
import { expect, test } from '../fixtures/test';

interface Fault {
  readonly respond: (route: Route) => Promise<void>;
  /**
   * How often the first page is loaded: twice if the server responds that a script is gone, because
   * the page then reloads.
   */
  readonly loads: number;
}

const faults: Record<string, Fault> = {
  'are not found': {
    respond: (route) => route.fulfill({ status: 404, body: 'Not found' }),
    loads: 2,
  },
  'cannot be reached': { respond: (route) => route.abort('connectionreset'), loads: 1 },
  'are replaced by a captive portal': {
    respond: (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><h1>Welcome to our Wi-Fi</h1>',
      }),
    loads: 1,
  },
};

for (const [fault, { respond, loads: expectedLoads }] of Object.entries(faults)) {
  test(`if scripts ${fault}, pages and links still work, and forms submit no password`, async ({
    page,
    guard,
  }) => {
    guard.allowErrors(
      /status of 40[45]|MIME type|ERR_CONNECTION_RESET|Unexpected token '<'|expected expression/,
    );
    await page.route(buildScripts, respond);
    const loads = countLoads(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(loads).toBe(expectedLoads);
    await page.waitForLoadState('load');
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
    const before = loads();
    await page.goto('/login', { waitUntil: 'commit' });
    await submitWithoutScripts(page);
    // The page reloads itself only once, so there is no loop.
    expect(loads() - before).toBe(1);
  });
}

test('a page without its style sheet still hides Logout, and its icons keep their size', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/ERR_FAILED/);
  // Blocks scripts, too, because the markup alone must hide what only signed-in users may see.
  await page.route(/\.(css|js)(\?|$)/, (route) => route.abort());
  // Prevents the reload that the missing style sheet would cause.
  await page.addInitScript(() => sessionStorage.setItem('reloaded:time', String(Date.now())));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(logoutButton(page)).toBeHidden();
  const widths = await page
    .locator('svg:not([role=img])')
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThanOrEqual(48);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You’re signed in as')).toBeHidden();
});
