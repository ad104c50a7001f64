import type { Locator, Page } from '@playwright/test';
import { forgotTexts } from '@/lib/content/accountMails';
import { messages } from '@/lib/content/auth';
import { createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { carouselOf, currentSlide } from '../fixtures/carousel';
import { isStarted } from '../fixtures/hydration';
import { hold } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { chooseNewAccount, offerGoogle } from '../google/google';
import {
  barLink,
  beSignedIn,
  formOf,
  loginLink,
  logoutButton,
  submitLogin,
} from '../fixtures/visitor';

/** Holds every script of the pages back until the answered function is called. */
const holdScripts = (page: Page) => hold(page, '**/_next/static/**/*.js');

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
  const asked = page.waitForRequest(/\.js$/);
  await page.waitForLoadState('networkidle');
  expect(await isStarted(page)).toBe(false);
  await asked;
  await expect.poll(() => isStarted(page)).toBe(true);
});

test('the first slide stays its 5000 ms from the first paint on, scripts or not', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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
  await beSignedIn(page);
  const release = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await logoutButton(page).click();
  await expect(logoutButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(loginLink(page)).toBeVisible();
  await page.reload();
  await expect(loginLink(page)).toBeVisible();
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

test('Google that is pressed before the scripts are there opens its window', async ({
  page,
  context,
  guard,
}) => {
  await offerGoogle(context, guard);
  const release = await holdScripts(page);
  await page.goto('/signup', { waitUntil: 'domcontentloaded' });
  const opening = page.waitForEvent('popup');
  await formOf(page).google.click();
  release();
  await chooseNewAccount(await opening, freshEmail('google'));
  await expect(logoutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

/** The show button beside the password. */
const showButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Show|Hide) / });

const firstPresses: Record<string, (button: Locator) => Promise<unknown>> = {
  'a mouse': (button) => button.click(),
  'a finger': (button) => button.tap(),
  Space: (button) => button.press('Space'),
};
test.describe('a button', () => {
  test.use({ hasTouch: true });
  for (const [by, press] of Object.entries(firstPresses)) {
    test(`that is pressed by ${by} before the scripts are there says so, and is answered once`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto('/login', { waitUntil: 'domcontentloaded' });
      await press(showButton(page));
      await expect(showButton(page)).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(formOf(page).password).toHaveAttribute('type', 'text');
      await expect(showButton(page)).not.toHaveAttribute('aria-busy', 'true');
      await showButton(page).click();
      await expect(formOf(page).password).toHaveAttribute('type', 'password');
    });
  }
});

test('Logout on the login screen that is pressed before the scripts are there signs out', async ({
  page,
}) => {
  await beSignedIn(page);
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  release();
  await expect(formOf(page).login).toBeVisible();
  await expect(loginLink(page)).toBeVisible();
});

test('links that are pressed before the scripts are there lead to their pages, and those of the forms back to where the visitor was', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await barLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await loginLink(page).click();
  await expect(page).toHaveURL('/login?from=%2Fabout');
  await page.getByRole('link', { name: 'Create New Account' }).click();
  await expect(page).toHaveURL('/signup?from=%2Fabout');
  await page.getByRole('link', { name: 'Already have an account?' }).click();
  await expect(page).toHaveURL('/login?from=%2Fabout');
});

test('“Back to login” that is pressed before the scripts are there keeps where the visitor came from', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/account/forgot?from=%2Fabout', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: forgotTexts.back }).click();
  await expect(page).toHaveURL('/login?from=%2Fabout');
});

test('a field that is left before the scripts are there is checked by them', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/signup', { waitUntil: 'domcontentloaded' });
  const { email, password } = formOf(page);
  await email.pressSequentially('nobody');
  await password.click();
  release();
  await expect(page.getByText(messages.emailInvalid)).toBeVisible();
  await expect(password).toBeFocused();
  await expect(page.getByText(messages.passwordShort)).toBeHidden();
});

test('an empty form that is sent before the scripts are there is answered without taking the focus from who types on', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  const { email, password, login } = formOf(page);
  await login.click();
  await password.click();
  await page.keyboard.type(goodPassword.slice(0, 3));
  release();
  await expect(page.getByText(messages.emailRequired)).toBeVisible();
  await page.keyboard.type(goodPassword.slice(3));
  await expect(password).toHaveValue(goodPassword);
  await expect(email).toHaveValue('');
});

test('a page that a translator changed before the scripts keeps what is typed, and where', async ({
  page,
  guard,
}) => {
  // React finds another page than it wrote and draws its own; it says so in production by this number.
  guard.allowErrors(/Minified React error #418/);
  const account = await createAccount();
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('label, main h1, main p')) {
      const font = document.createElement('font');
      font.append(...text.childNodes);
      text.append(font);
    }
    document.body.prepend(document.createElement('div'));
  });
  const { email, password } = formOf(page);
  await email.pressSequentially(account.email);
  await password.pressSequentially(account.password.slice(0, 4));
  await password.press('ArrowLeft');
  await page.evaluate(() => Reflect.set(document.forms[0] ?? {}, '__exported', true));
  release();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(document.forms[0] ?? {}, '__exported')))
    .toBe(undefined);
  await expect(email).toHaveValue(account.email);
  await expect(password).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(account.password.slice(4));
  await expect(password).toHaveValue(account.password);
  await password.press('Enter');
  await expect(logoutButton(page)).toBeVisible();
});

test('a pointer that rests on the carousel before the scripts are there stops its time', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const { root } = carouselOf(page);
  await root.hover({ position: { x: 30, y: 80 } });
  release();
  await expect(root).toHaveAttribute('data-playing');
  await expect(root).not.toHaveAttribute('data-rotating');
});

test('an arrow key that comes before the scripts are there turns the carousel, once', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const { root } = carouselOf(page);
  await root.getByRole('link').first().press('ArrowRight');
  release();
  await expect.poll(() => currentSlide(page), { timeout: 4_500 }).toBe(2);
  // Whoever comes by the keyboard reads: nothing turns by itself any more.
  await expect(root).not.toHaveAttribute('data-playing');
});
