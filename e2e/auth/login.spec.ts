import { sessionKey } from '@/lib/auth/session';
import { createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { expectAccessible, listen } from '../fixtures/assistive';
import { sdkChunk } from '../fixtures/loads';
import { countAttempts, hold } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { formOf, loginLink, logoutButton, sessionRecord, submitLogin } from '../fixtures/visitor';

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
});

test('invalid fields are announced once, the first is focused, and nothing is sent', async ({
  page,
}) => {
  const attempts = countAttempts(page);
  const { email, password, login } = formOf(page);
  const announced = await listen(page);
  const invalid = page.getByText('Please Provide a valid Email');
  await login.click();
  await expect(email).toBeFocused();
  // The first field receives focus, so a screen reader reads its error with the field. Only the second error is announced.
  await expect(email).toHaveAccessibleDescription(/Email is required/);
  expect(await announced()).toEqual(['Password is required']);
  await expect(page.locator('form')).toMatchAriaSnapshot(`
    - textbox "Email" [invalid]
    - paragraph: Email is required
    - textbox "Password" [invalid]
    - paragraph: Password is required`);
  await expectAccessible(page);

  await email.fill('a@b');
  await password.focus();
  await expect(invalid).toBeVisible();
  await expect(page.getByText('Email is required')).toBeHidden();
  await expect.poll(announced).toEqual(['Password is required', 'Please Provide a valid Email']);
  await email.fill(freshEmail());
  await expect(invalid).toBeHidden();
  await login.click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(password).toBeFocused();
  await email.fill('a@c');
  await password.press('Enter');
  await expect(email).toBeFocused();
  await expect(invalid).toBeVisible();
  expect(attempts()).toBe(0);
});

test('the email stays after a wrong password; the right password opens the top of Home', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createAccount();
  await submitLogin(page, { email: account.email, password: 'x' });
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
  const { email, password } = formOf(page);
  await expect(password).toBeFocused();
  await expect(email).toHaveValue(account.email);
  await expect(loginLink(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 40));
  await password.fill(goodPassword);
  await password.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(logoutButton(page)).toBeVisible();
  await expect(loginLink(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // Tests that start signed in store a session record themselves. It must be the same as the SDK's.
  const stored = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
  const record = JSON.parse(stored ?? 'null') as Record<string, object>;
  const volatile = { stsTokenManager: {}, createdAt: '', lastLoginAt: '' };
  const made = await sessionRecord(account);
  expect({ ...record, ...volatile }).toEqual({ ...made, ...volatile });
  const keys = (object: object) => Object.keys(object).sort();
  expect(keys(record.stsTokenManager!)).toEqual(keys(Reflect.get(made, 'stsTokenManager')));
});

test('after a press on Login, the SDK is requested before the page’s payload has arrived', async ({
  page,
}) => {
  await page.goto('/about');
  const release = await hold(page, '**/*login*.txt*');
  const requested = page.waitForRequest(`**/${sdkChunk()}`);
  await loginLink(page).dispatchEvent('click');
  await requested;
  await expect(page.getByRole('heading', { name: 'Login' })).toBeHidden();
  release();
  await expect(formOf(page).email).toBeEditable();
});

test('after a soft navigation, the form appears as soon as its code has loaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const delays: number[] = [];
    Object.assign(window, {
      delays,
      setTimeout(callback: () => void, delay = 0) {
        delays.push(delay);
        return setTimeout(callback, delay);
      },
    });
  });
  await page.goto('/about');
  const release = await hold(page, `**/${sdkChunk()}`);
  await loginLink(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  // React shows every fallback for at least 300 ms. After this wait, that time is over for the page's own fallback.
  await page.waitForTimeout(400);
  const delays = () => page.evaluate(() => Reflect.get(window, 'delays') as number[]);
  const before = (await delays()).length;
  release();
  await expect(formOf(page).email).toBeVisible();
  const waits = (await delays()).slice(before);
  expect(waits.filter((delay) => delay > 200 && delay <= 300)).toEqual([]);
});
