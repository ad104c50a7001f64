import type { Page } from '@playwright/test';
import { offlineText } from '@/lib/content/errors';
import { freshEmail } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import {
  barLink,
  beSignedIn,
  formOf,
  isSameDocument,
  logoutButton,
  markDocument,
} from '../fixtures/visitor';

/** Takes the network away, and waits until the page knows: a busy browser tells it a while later. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}

test.beforeEach(({ guard }) => {
  guard.allowErrors(
    /ERR_INTERNET_DISCONNECTED|CORS request did not succeed/,
    /Failed to fetch RSC payload/,
  );
});

test('a page that is open when the network goes keeps what it shows', async ({ page }) => {
  await page.goto('/services');
  await goOffline(page);
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('link', { name: /^Booking / }).first()).toBeVisible();
});

test('a link that is followed offline leaves the page, says why, and works once online again', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  await goOffline(page);
  for (const label of ['Blogs', 'Service', 'Blogs', 'Blogs']) {
    await barLink(page, label).click();
    await expect(page.getByText(offlineText)).toBeVisible();
    await expect(page).toHaveURL('/about');
  }
  await expect(page.getByText(offlineText)).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByText(offlineText)).toBeHidden();
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a link that was tried offline also works when its payload is gone by then', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/status of 404/);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await goOffline(page);
  await barLink(page, 'Blogs').click();
  await expect(page.getByText(offlineText)).toBeVisible();
  await context.setOffline(false);
  await page.route(/\.txt(\?|$)/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('pages that were seen or fetched ahead open offline too', async ({ page }) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  const ahead = page.waitForResponse(/__next\.blogs\.__PAGE__\.txt/);
  await barLink(page, 'Blogs').hover();
  await ahead;
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await goOffline(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByText(offlineText)).toBeHidden();
});

test('a form that is half filled in keeps its text when a link is followed offline', async ({
  page,
}) => {
  await page.goto('/signup');
  const email = freshEmail();
  await formOf(page).email.fill(email);
  // Everything has been asked for, and nothing of Google, in which the visitor has shown no interest (fixtures/guard).
  await page.waitForLoadState('networkidle');
  await goOffline(page);
  await barLink(page, 'Blogs').click();
  await expect(page.getByText(offlineText)).toBeVisible();
  await expect(formOf(page).email).toHaveValue(email);
});

test('without scripts a link that is followed offline leaves the page and says why', async ({
  page,
}) => {
  // They hang: a page whose scripts fail loads itself once more.
  await page.route('**/_next/**/*.js*', () => undefined);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await goOffline(page);
  await barLink(page, 'Blogs').click();
  await expect(page.getByText(offlineText)).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('a page that is loaded again offline comes back with the network, session and all', async ({
  page,
  context,
}) => {
  await beSignedIn(page);
  await page.goto('/about');
  await expect(logoutButton(page)).toBeVisible();
  await goOffline(page);
  await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE/);
  await context.setOffline(false);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(logoutButton(page)).toBeVisible();
});
