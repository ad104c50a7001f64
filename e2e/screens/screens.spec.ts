import type { Page } from '@playwright/test';
import { servicePath } from '@/lib/catalogue/paths';
import { slideCaptions } from '@/lib/content/slides';
import { loginTexts } from '@/lib/content/words';
import { createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { showSlide } from '../fixtures/carousel';
import { noGuard } from '../fixtures/guard';
import { inFirefox } from '../fixtures/inFirefox';
import { refuse } from '../fixtures/provider';
import { newService, serveData, services } from '../fixtures/services';
import { expect, test as guarded } from '../fixtures/test';
import { setTextSize } from '../fixtures/textSize';
import { formOf, logIn, submitLogin } from '../fixtures/visitor';
import { fileOf, open, resize, screens, screenshot, widths } from './screenshot';

/** Errors of the browser are ignored: a screenshot puts a style into the page, which the policy forbids. */
const test = guarded.extend({
  guard: async ({}, use) => use(noGuard),
});
test.use({ reducedMotion: 'reduce' });

for (const width of widths) {
  for (const [name, route] of Object.entries(screens)) {
    test(`${name} at ${width}`, async ({ page }) => {
      await resize(page, width);
      await open(page, route);
      await screenshot(page, name);
    });
  }

  test(`slides at ${width}`, async ({ page }) => {
    await resize(page, width);
    await open(page, '/');
    for (const index of slideCaptions.keys()) {
      await showSlide(page, index);
      await screenshot(page, `home-slide-${index + 1}`, { fullPage: false });
    }
  });

  // On wide screens the menu is a row.
  if (width < 1024) {
    test(`menu at ${width}`, async ({ page }) => {
      await resize(page, width);
      await page.goto('/about');
      await page.getByRole('button', { name: 'Menu' }).click();
      await screenshot(page, 'menu-open', { fullPage: false });
    });
  }

  test(`form states at ${width}`, async ({ page }) => {
    await resize(page, width);
    for (const route of ['login', 'signup']) {
      await open(page, `/${route}`);
      await formOf(page).submit.click();
      await expect(page.getByText('Email is required')).toBeVisible();
      // A picture scrolls the page: the resting pointer may then be on the Google button, which loads Google's script.
      await page.mouse.move(0, 0);
      await screenshot(page, `${route}-errors`);
    }
    await page.goto('/login');
    await page.route('**/accounts:signInWithPassword**', () => undefined);
    await submitLogin(page, { email: freshEmail(), password: goodPassword });
    await expect(formOf(page).submit).toHaveText(loginTexts.busy);
    await page.mouse.move(0, 0);
    await screenshot(page, 'login-busy');
  });

  test(`toasts at ${width}`, async ({ page }) => {
    await resize(page, width);
    await refuse(page, 'INVALID_PASSWORD');
    await page.goto('/login');
    await submitLogin(page, { email: freshEmail(), password: goodPassword });
    await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
    await screenshot(page, 'toast-error', { fullPage: false });
    await page.unrouteAll();
    await page.goto('/signup');
    const { email, password, confirmation, signUp } = formOf(page);
    await email.fill(freshEmail());
    await password.fill(goodPassword);
    await confirmation.fill(goodPassword);
    await signUp.click();
    await expect(page.getByText('Account created', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');
    await screenshot(page, 'toast-success', { fullPage: false });
  });

  test(`signed in at ${width}`, async ({ page }) => {
    await resize(page, width);
    await logIn(page, await createAccount());
    // Logout is visible while the form is still open; wait for Home.
    await expect(page).toHaveURL('/');
    await screenshot(page, 'home-signed-in', { fullPage: false });
    for (const route of ['login', 'signup', 'account']) {
      await page.goto(`/${route}`);
      await expect(page.getByRole('main').getByRole('button', { name: /log ?out/i })).toBeVisible();
      await screenshot(page, `${route}-signed-in`);
    }
  });

  test(`lists of other lengths and odd texts at ${width}`, async ({ page }) => {
    await resize(page, width);
    const long = {
      ...newService,
      name: 'Donaudampfschifffahrtskapitaensgymnastik with an unusually long name for a class',
      price: '$1,234.56 for a block of ten, or by arrangement with the front desk',
      comment: 'A comment that goes on for a while. '.repeat(12).trim(),
      picture: '/images/not-there.jpg',
    };
    await serveData(page, [long, ...services]);
    await page.goto('/services');
    await expect(page.getByRole('link', { name: `Booking ${long.name}` })).toBeVisible();
    await screenshot(page, 'services-odd-texts');
    await open(page, servicePath(long.name));
    await expect(page.getByText(`Service Id: ${long.id}`)).toBeVisible();
    await screenshot(page, 'details-odd-texts');
    await serveData(page, [newService]);
    await page.goto('/services');
    await expect(page.getByRole('link', { name: /^Booking / })).toHaveCount(1);
    await screenshot(page, 'services-one');
    const forty = Array.from({ length: 40 }, (_, index) => ({
      ...newService,
      id: `n${index}`,
      name: `Class ${index}`,
    }));
    await serveData(page, forty);
    await page.goto('/services');
    await expect(page.getByRole('link', { name: 'Booking Class 39' })).toHaveCount(1);
    await screenshot(page, 'services-forty');
  });
}

/** Settings of the visitor's system, each on the pages that it changes most. */
const settings: Record<string, (page: Page) => Promise<unknown>> = {
  'forced-colors': (page) => page.emulateMedia({ forcedColors: 'active' }),
  print: (page) => page.emulateMedia({ media: 'print' }),
};

for (const [setting, apply] of Object.entries(settings)) {
  test(`with ${setting}`, async ({ page }) => {
    test.skip(inFirefox(page.context()), 'Media are not emulated over BiDi.');
    // A4 is 794 px wide.
    await resize(page, setting === 'print' ? 768 : 1280);
    await apply(page);
    for (const name of ['home', 'about', 'blogs', 'signup'] as const) {
      await open(page, screens[name] ?? '/');
      await screenshot(page, `${name}-${setting}`);
    }
  });
}

test('with text twice as large', async ({ page }) => {
  test.skip(inFirefox(page.context()), 'Firefox has to be started with that setting.');
  await setTextSize(page, 32);
  for (const name of ['home', 'about', 'blogs', 'signup'] as const) {
    await resize(page, 1280);
    await page.goto(screens[name] ?? '/');
    // A full-page screenshot would reset the text size, so the window is made as high as the page.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 1280, height });
    await page.waitForLoadState('networkidle');
    await screenshot(page, `${name}-large-text`, { fullPage: false });
  }
});

test('on small and large screens, and a phone held sideways', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [844, 390],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['home', 'details', 'signup'] as const) {
      await open(page, screens[name] ?? '/');
      await screenshot(page, name);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages', async ({ page }) => {
    test.skip(inFirefox(page.context()), 'JavaScript cannot be switched off over BiDi.');
    await resize(page, 1280);
    for (const name of ['home', 'login'] as const) {
      await page.goto(screens[name] ?? '/');
      await page.screenshot({
        path: fileOf(`${name}-without-javascript`, 1280),
        fullPage: true,
      });
    }
  });
});
