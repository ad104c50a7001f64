import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { servicePath } from '@/lib/services/paths';
import { accountWords } from '@/lib/words';
import { freshEmail, goodPassword } from '../fixtures/accounts';
import { formOf, submitLogin } from '../fixtures/forms';
import { noGuard } from '../fixtures/guard';
import { visit } from '../fixtures/hydration';
import { refuse } from '../fixtures/provider';
import { startSignedIn } from '../fixtures/session';
import { firstService, unknownRoute } from '../fixtures/site';
import { expect, test as guarded } from '../fixtures/test';

/** Runs in the page: loads lazy pictures and renders every card for a full-page screenshot. */
async function renderEverything(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  for (const item of document.querySelectorAll<HTMLElement>('main li'))
    item.style.contentVisibility = 'visible';
  const decoded = [...document.images].map((picture) => picture.decode().catch(() => undefined));
  await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, 5000))]);
}

/** Saves the full page, or only the viewport, as `screens/<name>-<width>.png`. */
async function screenshot(page: Page, name: string, fullPage = true): Promise<void> {
  // Waits for the fonts, which change the height of the page.
  await page.evaluate(() => document.fonts.ready);
  // Moves the pointer away, so that no control is hovered.
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(renderEverything);
  const width = String(page.viewportSize()?.width).padStart(4, '0');
  const path = join('screens', `${name}-${width}.png`);
  await page.screenshot({ path, fullPage, animations: 'disabled' });
}

/** Disables the guard, because taking a screenshot adds a style that the policy forbids. */
const test = guarded.extend({ guard: async ({}, use) => use(noGuard) });

const details = servicePath(firstService.id);

/** Times at which the studio is open and closed. */
const [open, closed] = ['2026-12-01T10:00-08:00', '2026-11-30T23:00-08:00'];

const screens: Readonly<Record<string, string>> = {
  home: '/',
  services: '/services',
  details,
  'details-shared-price': servicePath(firstService.price),
  about: '/about',
  blogs: '/blogs',
  login: '/login',
  signup: '/signup',
  forgot: '/account/forgot',
  reset: '/account/action?mode=resetPassword&oobCode=used',
  'not-found': unknownRoute,
  imprint: '/imprint',
  privacy: '/privacy',
  'home-closed': '/',
  'services-closed': '/services',
  'details-closed': details,
  'about-closed': '/about',
  'login-closed': '/login',
};

/** States of a screen, each with a function that brings it about. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'menu-open': async (page) => {
    await visit(page, '/about');
    const menu = page.getByRole('button', { name: 'Menu' });
    // On wide screens there is no menu button.
    if (await menu.isVisible()) await menu.click();
  },
  'signup-errors': async (page) => {
    await visit(page, '/signup');
    await formOf(page).submit.click();
  },
  'toast-error': async (page) => {
    await refuse(page, 'INVALID_PASSWORD');
    await visit(page, '/login');
    await submitLogin(page, { email: freshEmail(), password: goodPassword });
    await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
  },
  'account-signed-in': async (page) => {
    await startSignedIn(page);
    await visit(page, '/account');
    await expect(page.getByText(accountWords.data.title)).toBeVisible();
  },
};

for (const [width, height] of [
  [360, 780],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    for (const [name, route] of Object.entries(screens))
      test(name, async ({ page }) => {
        await page.clock.setFixedTime(name.endsWith('-closed') ? closed : open);
        await visit(page, route);
        await screenshot(page, name);
      });
    for (const [name, openState] of Object.entries(states))
      test(name, async ({ page }) => {
        await openState(page);
        await screenshot(page, name, !/menu|toast/.test(name));
      });
  });
