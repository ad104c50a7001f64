import type { Page } from '@playwright/test';
import { createAccount } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { formOf, loginLink, logoutButton, submitLogin } from '../fixtures/visitor';

/** Counts the documents a page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

const scripts = '**/_next/static/**/*.js*';

/**
 * A new deploy while a page of the old one is open: scripts that were not loaded yet are gone. The next document is of
 * the new deploy, whose scripts are there, unless it is `broken` for good.
 */
async function redeploy(page: Page, { broken = false } = {}): Promise<void> {
  let gone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !broken) gone = false;
  });
  await page.route(scripts, (route) =>
    gone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
}

/** Opens a page, lets it fetch what it wants, and turns to sign-in after the deploy. */
async function logInAfterRedeploy(
  page: Page,
  options?: { broken: boolean },
): Promise<() => number> {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await redeploy(page, options);
  const loads = countLoads(page);
  await loginLink(page).click();
  await expect(page).toHaveURL(/\/login/);
  return loads;
}

test.describe('a script of an older deploy', () => {
  test.beforeEach(({ guard }) => {
    guard.allowErrors(/status of 404/, /ChunkLoadError|Failed to load chunk|MIME type/);
  });

  test('costs one load of the page, and the form works', async ({ page }) => {
    const loads = await logInAfterRedeploy(page);
    await expect.poll(loads).toBe(1);
    await page.waitForLoadState('networkidle');
    await submitLogin(page, await createAccount());
    await expect(logoutButton(page)).toBeVisible();
    await expect(page).toHaveURL('/about');
    expect(loads()).toBe(1);
  });

  test('that never comes back does not make the page loop', async ({ page }) => {
    const loads = await logInAfterRedeploy(page, { broken: true });
    await page.waitForTimeout(5000);
    expect(loads()).toBeLessThanOrEqual(2);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('a page whose payload is gone is loaded in full', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  await page.route(/\.txt(\?|$)/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
});

test('where no script loads at all, every page reads and links, and a form keeps its password to itself', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 404|MIME type|status of 405/);
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Service', exact: true }).click();
  await expect(page).toHaveURL('/services');
  await page
    .getByRole('link', { name: /^Booking / })
    .first()
    .click();
  await expect(page.getByText(/Service Id: /)).toBeVisible();
  await page.goto('/login');
  const { email, password } = formOf(page);
  await email.fill('visitor@power-zone.example');
  await password.fill('Topsecret7');
  await password.press('Enter');
  await page.waitForTimeout(1000);
  expect(page.url()).not.toContain('Topsecret7');
});

test('an island that breaks leaves the page whole', async ({ page, guard }) => {
  guard.allowErrors(/The browser has no media queries/);
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('The browser has no media queries.');
    };
  });
  await page.goto('/');
  await page.waitForTimeout(1500);
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Booking / }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a page that is open when the network goes keeps what it shows', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/services');
  await context.setOffline(true);
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('link', { name: /^Booking / }).first()).toBeVisible();
});
