import type { Page } from '@playwright/test';
import { errorWords, reloadText } from '@/lib/words';
import { createAccount } from '../fixtures/accounts';
import { testStart } from '../fixtures/clock';
import { countLoads } from '../fixtures/documents';
import { formOf, submitLogin } from '../fixtures/forms';
import { waitForHydration, visit } from '../fixtures/hydration';
import { barLink, loginLink, logoutButton } from '../fixtures/navbar';
import { buildScripts, hold, redeploy } from '../fixtures/requests';
import { startSignedIn } from '../fixtures/session';
import { expect, test } from '../fixtures/test';
import { nextFrame } from '../fixtures/viewport';

/** Opens a page, waits for its requests, deploys, and follows a link to another page. */
async function followAfterRedeploy(
  page: Page,
  name: string,
  options?: { broken: boolean },
): Promise<() => number> {
  await page.unrouteAll();
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  await redeploy(page, options);
  const loads = countLoads(page);
  await barLink(page, name).click();
  await expect(page).not.toHaveURL('/about');
  return loads;
}

/**
 * Advances the page's clock until any automatic reload would have happened. Expects that none did.
 */
async function expectNoMoreLoads(page: Page, loads: () => number): Promise<void> {
  const before = loads();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(10_000);
  await nextFrame(page);
  expect(loads()).toBe(before);
}

test.describe('a missing script of an older deploy', () => {
  test.beforeEach(({ guard }) => {
    guard.allowErrors(/status of 404/, /ChunkLoadError|Failed to load chunk|MIME type/);
  });

  test('does not cause a reload loop, even if it never comes back', async ({ page }) => {
    await page.clock.install({ time: testStart });
    // The second page is opened in the same tab, which has already had its automatic reload.
    for (const [name, expected] of [
      ['Login', 2],
      ['Service', 1],
    ] as const) {
      const loads = await followAfterRedeploy(page, name, { broken: true });
      await expect.poll(loads).toBe(expected);
      await expectNoMoreLoads(page, loads);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });

  test('causes one reload after each deploy of the day, and the form works', async ({ page }) => {
    await page.clock.install({ time: testStart });
    const loads = await followAfterRedeploy(page, 'Service');
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole('link', { name: /^Booking / }).first()).toBeVisible();
    await page.clock.fastForward('01:00:00');
    const laterLoads = await followAfterRedeploy(page, 'Login');
    await expect.poll(laterLoads).toBe(1);
    await waitForHydration(page);
    await submitLogin(page, await createAccount());
    await expect(logoutButton(page)).toBeVisible();
    await expect(page).toHaveURL('/about');
    expect(laterLoads()).toBe(1);
  });

  test('causes one more reload if Logout needs it, and the session ends at once in every tab', async ({
    page,
    context,
    sdkChunk,
  }) => {
    await startSignedIn(page);
    const other = await context.newPage();
    await visit(other, '/about');
    await expect(logoutButton(other)).toBeVisible();
    await page.route(`**/${sdkChunk}`, (route) =>
      route.fulfill({ status: 404, body: 'Not found' }),
    );
    const loads = countLoads(page);
    await visit(page, '/about');
    await expect.poll(loads).toBe(2);
    await waitForHydration(page);
    await logoutButton(page).click();
    for (const tab of [page, other]) await expect(loginLink(tab)).toBeVisible();
    await expect.poll(loads).toBe(3);
    await waitForHydration(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(loads()).toBe(3);
  });
});

test('if a form’s scripts are gone, a visitor who is typing gets a message with a reload link', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 404/);
  const loads = countLoads(page);
  await page.route(buildScripts, (route) =>
    loads() > 1 ? route.fallback() : route.fulfill({ status: 404, body: 'Not found' }),
  );
  const release = await hold(page, buildScripts);
  await page.goto('/login#content', { waitUntil: 'commit' });
  const { email } = formOf(page);
  await email.fill('visitor');
  release();
  await expect(page.getByRole('status').filter({ hasText: reloadText })).toBeVisible();
  await expect(email).toHaveValue('visitor');
  expect(loads()).toBe(1);
  await page.getByRole('link', { name: errorWords.action }).click();
  await expect.poll(loads).toBe(2);
  await waitForHydration(page);
  await expect(page.getByText(reloadText)).toBeHidden();
});

/** Runs in the page: breaks the footer, the only part of the layout that reads the year. */
function breakYear(): void {
  Date.prototype.getFullYear = () => {
    throw new Error('The footer broke');
  };
}

test('if the footer fails to render, the page shows a notice and never loops', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/The footer broke|error occurred/);
  await page.addInitScript(breakYear);
  const loads = countLoads(page);
  await page.clock.install({ time: testStart });
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expectNoMoreLoads(page, loads);
  expect(loads()).toBe(1);
});

test('a page whose payload is gone is loaded in full', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  await page.route(/\.txt(\?|$)/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await visit(page, '/about');
  const loads = countLoads(page);
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  expect(loads()).toBe(1);
});
