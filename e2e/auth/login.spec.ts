import { sessionKey } from '@/lib/auth/session';
import { authWords, forgotWords, loginWords } from '@/lib/words';
import { createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { recordAnnouncements } from '../fixtures/announcements';
import { expectAccessible } from '../fixtures/axe';
import { formOf, submitLogin } from '../fixtures/forms';
import { visit } from '../fixtures/hydration';
import { barLink, loginLink, logoutButton } from '../fixtures/navbar';
import { layoutShiftsOf } from '../fixtures/performanceEntries';
import { countAttempts } from '../fixtures/provider';
import { hold } from '../fixtures/requests';
import { createSession } from '../fixtures/session';
import { expect, test } from '../fixtures/test';
import { sizes } from '../fixtures/viewport';

test('invalid fields are announced once, the first is focused, and nothing is sent', async ({
  page,
}) => {
  await visit(page, '/login');
  const attempts = countAttempts(page);
  const { email, password, login } = formOf(page);
  const announced = await recordAnnouncements(page);
  const invalid = page.getByText('Please Provide a valid Email');
  await login.click();
  await expect(email).toBeFocused();
  // The first field receives focus, so a screen reader reads its error with the field. Only the
  // second error is announced.
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

test('on a phone, links that stand alone are at least 44 px high', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await visit(page, '/login');
  const links = page.getByRole('main').getByRole('link');
  for (const link of await links.all()) {
    const { height } = (await link.boundingBox())!;
    expect(height, (await link.textContent())!).toBeGreaterThanOrEqual(44);
  }
});

test('the email stays after a wrong password; the right password opens the top of Home', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createAccount();
  await visit(page, '/login');
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
  const sdkRecord = JSON.parse(stored ?? 'null') as Record<string, object>;
  const ownRecord = await createSession(account);
  const changing = { stsTokenManager: {}, createdAt: '', lastLoginAt: '' };
  expect({ ...sdkRecord, ...changing }).toEqual({ ...ownRecord, ...changing });
  const sortedKeys = (object: object) => Object.keys(object).sort();
  expect(sortedKeys(sdkRecord.stsTokenManager!)).toEqual(
    sortedKeys(Reflect.get(ownRecord, 'stsTokenManager') as object),
  );
});

test('after a soft navigation, the form is shown without the SDK, and is sent once with it', async ({
  page,
  sdkChunk,
}) => {
  const account = await createAccount();
  await visit(page, '/about');
  const release = await hold(page, `**/${sdkChunk}`);
  const attempts = countAttempts(page);
  await loginLink(page).click();
  await submitLogin(page, account);
  await expect(formOf(page).login).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(logoutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/about');
  expect(attempts()).toBe(1);
});

test('the email typed on Login is in the other forms, until the visitor leaves them', async ({
  page,
}) => {
  await visit(page, '/login');
  const { email } = formOf(page);
  const linkTo = (name: string) => page.getByRole('main').getByRole('link', { name });
  await email.fill('visitor@studio.example');
  await linkTo(authWords.forgotten).click();
  await expect(page).toHaveURL(/forgot/);
  await expect(email).toHaveValue('visitor@studio.example');
  await linkTo(forgotWords.back).click();
  await linkTo(loginWords.otherForm.label).click();
  await expect(page).toHaveURL(/signup/);
  await expect(email).toHaveValue('visitor@studio.example');
  await barLink(page, 'Home').click();
  await expect(page).toHaveURL('/home');
  await loginLink(page).click();
  await expect(page).toHaveURL(/login/);
  await expect(email).toHaveValue('');
});

test('after a soft navigation, the SDK’s arrival doesn’t disturb a visitor who is typing', async ({
  page,
  sdkChunk,
}) => {
  await visit(page, '/about');
  const release = await hold(page, `**/${sdkChunk}`);
  await loginLink(page).press('Enter');
  const { email, password, google } = formOf(page);
  await email.fill('visitor@studio.example');
  await password.pressSequentially(goodPassword.slice(0, 3));
  release();
  await expect(google).toBeVisible();
  expect(await layoutShiftsOf(page)).toEqual([]);
  await expect(email).toHaveValue('visitor@studio.example');
  await page.keyboard.type(goodPassword.slice(3));
  await expect(password).toHaveValue(goodPassword);
});
