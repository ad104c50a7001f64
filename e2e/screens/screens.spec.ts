import type { Page } from '@playwright/test';
import { servicePath } from '@/lib/services/paths';
import { createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { noGuard } from '../fixtures/guard';
import { started } from '../fixtures/hydration';
import { refuse } from '../fixtures/provider';
import { unknownRoute } from '../fixtures/routes';
import { firstService } from '../fixtures/services';
import { expect, test as guarded } from '../fixtures/test';
import { beSignedIn, formOf, submitLogin } from '../fixtures/visitor';
import { screenshot } from './screenshot';

/** Errors of the browser are ignored: a screenshot puts a style into the page, which the policy forbids. */
const test = guarded.extend({ guard: async ({}, use) => use(noGuard) });
test.use({ reducedMotion: 'reduce' });

const details = servicePath(firstService.id);

/** Moments at which the sample studio is open, and closed. */
const [open, closed] = ['2026-12-01T18:00:00Z', '2026-12-01T07:00:00Z'];

/** Every screen by name. */
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
  reset: '/account/reset?oobCode=used',
  'not-found': unknownRoute,
  imprint: '/imprint',
  privacy: '/privacy',
  'home-closed': '/',
  'services-closed': '/services',
  'details-closed': details,
  'about-closed': '/about',
  'login-closed': '/login',
  'account-closed': '/account/forgot',
};

/** Fills in and sends the form of a page, to which the provider answers with a refusal. */
async function beRefused(page: Page): Promise<void> {
  await refuse(page, 'INVALID_PASSWORD');
  await page.goto('/login');
  await submitLogin(page, { email: freshEmail(), password: goodPassword });
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
}

/** Every state of a screen that is seen in the window alone, or on the whole page, and how it comes about. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'menu-open': async (page) => {
    await page.goto('/about');
    const menu = page.getByRole('button', { name: 'Menu' });
    // On wide screens the menu is a row.
    if (await menu.isVisible()) await menu.click();
  },
  'signup-errors': async (page) => page.goto('/signup').then(() => formOf(page).submit.click()),
  'toast-error': beRefused,
  'account-signed-in': async (page) => {
    await beSignedIn(page, await createAccount());
    await page.goto('/account');
    await expect(page.getByRole('main').getByRole('button', { name: 'Logout' })).toBeVisible();
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
    test.use({ viewport: { width, height } });

    for (const [name, route] of Object.entries(screens))
      test(name, async ({ page }) => {
        await page.clock.setFixedTime(name.endsWith('-closed') ? closed : open);
        await page.goto(route);
        await started(page);
        await screenshot(page, name);
      });
    for (const [name, bring] of Object.entries(states))
      test(name, async ({ page }) => {
        await bring(page);
        await screenshot(page, name, { fullPage: !/menu|toast/.test(name) });
      });
  });
