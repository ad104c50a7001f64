import type { Page } from '@playwright/test';
import { createAccount, freshEmail } from '../fixtures/accounts';
import { currentSlide } from '../fixtures/carousel';
import { isStarted } from '../fixtures/started';
import { expect, test } from '../fixtures/test';
import { chooseNewAccount, offerGoogle } from '../google/google';
import { barLink, formOf, logIn, loginLink, logoutButton, submitLogin } from '../fixtures/visitor';

/** Holds every script of the pages back until the answered function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test('the scripts leave the wire to what the page shows first', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  let pictureCame = -1;
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image' && pictureCame < 0) pictureCame = asked.length;
  });
  await page.goto('/', { waitUntil: 'load' });
  await expect.poll(() => asked.includes('script')).toBe(true);
  expect(pictureCame).toBeGreaterThan(0);
  expect(asked.indexOf('script')).toBeGreaterThanOrEqual(pictureCame);
});

test('without a sign of a visitor nothing runs for a while, then everything does', async ({
  page,
}) => {
  await page.goto('/about', { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  expect(await isStarted(page)).toBe(false);
  await expect.poll(() => isStarted(page), { timeout: 4_000 }).toBe(true);
});

test('the first slide stays its 5000 ms from the first paint on, scripts or not', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'load' });
  await expect.poll(() => currentSlide(page), { timeout: 7_500, intervals: [50] }).toBe(2);
  const seen = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.now() - (paint?.startTime ?? 0);
  });
  expect(seen).toBeGreaterThan(4_900);
  expect(seen).toBeLessThan(6_500);
});

test('a link that the pointer reached before the scripts is fetched ahead all the same', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'load' });
  await barLink(page, 'About').hover();
  const ahead = page.waitForResponse(/__next\.about\.__PAGE__\.txt/);
  release();
  await ahead;
});

test('Logout that is pressed before the scripts are there signs out', async ({ page }) => {
  await logIn(page, await createAccount());
  const release = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await logoutButton(page).click();
  await expect(logoutButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(loginLink(page)).toBeVisible();
  await page.reload();
  await expect(loginLink(page)).toBeVisible();
});

test('Login that is pressed before the scripts are there leads back to where the visitor was', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/services/1', { waitUntil: 'domcontentloaded' });
  await loginLink(page).click();
  await expect(page).toHaveURL('/login?from=%2Fservices%2F1');
});

test('a form that is sent before the scripts are there logs in, once', async ({ page }) => {
  const account = await createAccount();
  const release = await holdScripts(page);
  let attempts = 0;
  page.on('request', (request) => {
    if (request.url().includes('accounts:signInWithPassword')) attempts += 1;
  });
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await submitLogin(page, account);
  await expect(formOf(page).email).toHaveValue(account.email);
  expect(page.url()).not.toContain('password');
  release();
  await expect(logoutButton(page)).toBeVisible();
  expect(attempts).toBe(1);
});

for (const path of ['/login', '/signup']) {
  test(`Google that is pressed on ${path} before the scripts are there opens its window`, async ({
    page,
    context,
    guard,
  }) => {
    await offerGoogle(context, guard);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const opening = page.waitForEvent('popup');
    await formOf(page).google.click();
    release();
    await chooseNewAccount(await opening, freshEmail('google'));
    await expect(logoutButton(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}

test('a link that is pressed before the scripts are there leads to its page', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
