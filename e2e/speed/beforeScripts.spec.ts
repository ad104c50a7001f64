import type { Page } from '@playwright/test';
import { authWords, loginWords, messages, signUpWords } from '@/lib/words';
import { createAccount, goodPassword } from '../fixtures/accounts';
import { formOf, submitLogin } from '../fixtures/forms';
import { isHydrated, visit, waitForHydration, waitForPageHydration } from '../fixtures/hydration';
import { loginLink, logoutButton } from '../fixtures/navbar';
import { countAttempts } from '../fixtures/provider';
import { hold, holdScripts } from '../fixtures/requests';
import { expect, test } from '../fixtures/test';

test('scripts are requested after the first picture', async ({ page }) => {
  const events: string[] = [];
  page.on('request', (request) => events.push(`${request.resourceType()} requested`));
  page.on('requestfinished', (request) => events.push(`${request.resourceType()} finished`));
  await page.goto('/');
  await expect.poll(() => events).toContain('script requested');
  expect(events).toContain('image finished');
  expect(events.indexOf('script requested')).toBeGreaterThan(events.indexOf('image finished'));
});

test('an untouched page starts its scripts, even while a picture stalls', async ({ page }) => {
  await hold(page, /_pictures/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test('a form submitted before its code is loaded is sent once and redirects back', async ({
  page,
  sdkChunk,
}) => {
  const account = await createAccount();
  const release = await hold(page, `**/${sdkChunk}`);
  const attempts = countAttempts(page);
  await page.goto('/login?from=%2Fservices%3Fday%3Dmonday%23week', {
    waitUntil: 'domcontentloaded',
  });
  await waitForPageHydration(page);
  await submitLogin(page, account);
  await expect(formOf(page).login).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(logoutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/services?day=monday#week');
  expect(attempts()).toBe(1);
});

const startUrl = '/services/2?x=1#times';
const from = `from=${encodeURIComponent(startUrl)}`;
const mainLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

const forgotLink = (page: Page) => mainLink(page, authWords.forgotten);
const signUpLink = (page: Page) => mainLink(page, loginWords.otherForm.label);
const backToLoginLink = (page: Page) => mainLink(page, signUpWords.otherForm.label);

/** Links to forms: the page with the link, the link, and the URL to which it leads. */
const formLinks = [
  { on: startUrl, link: loginLink, to: `/login?${from}` },
  { on: `/login?${from}`, link: loginLink, to: `/login?${from}` },
  { on: `/login?${from}`, link: signUpLink, to: `/signup?${from}` },
  { on: `/login?${from}`, link: forgotLink, to: `/account/forgot?${from}` },
  { on: `/signup?${from}`, link: backToLoginLink, to: `/login?${from}` },
  { on: '/login', link: forgotLink, to: '/account/forgot' },
  // A link in a page's text has no page to return to.
  { on: '/blogs', link: signUpLink, to: '/signup' },
];

test('links to forms keep the page to return to, even before the scripts start', async ({
  page,
}) => {
  await holdScripts(page);
  for (const { on, link, to } of formLinks) {
    await page.goto(on, { waitUntil: 'domcontentloaded' });
    await link(page).press('Enter');
    await expect(page).toHaveURL(to);
  }
  // Each of these links adds one history entry.
  await page.goBack();
  await expect(page).toHaveURL(formLinks.at(-1)!.on);
});

test('a form’s links keep the page to return to while the form’s code loads', async ({
  page,
  sdkChunk,
}) => {
  await hold(page, `**/${sdkChunk}`);
  await page.goto(`/login?${from}`, { waitUntil: 'domcontentloaded' });
  await waitForPageHydration(page);
  await signUpLink(page).click();
  await expect(page).toHaveURL(`/signup?${from}`);
});

test('a link to a form opens in a new tab before the scripts start', async ({ page, context }) => {
  await holdScripts(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const opening = context.waitForEvent('page');
  await loginLink(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opening).toHaveURL('/login');
  await expect(page).toHaveURL('/about');
});

test('submitting a form before the scripts start doesn’t disturb a visitor who keeps typing', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  const { email, password, login } = formOf(page);
  await login.click();
  await password.click();
  await page.keyboard.type(goodPassword.slice(0, 3));
  release();
  await waitForHydration(page);
  await page.keyboard.type(goodPassword.slice(3));
  await expect(password).toHaveValue(goodPassword);
  await expect(email).toHaveValue('');
  await expect(page.getByText(messages.emailRequired)).toBeHidden();
});

test('fields left before the scripts start are validated, and met requirements are marked', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/signup', { waitUntil: 'domcontentloaded' });
  const { email, password } = formOf(page);
  await password.fill('Short');
  await email.fill('somebody@');
  release();
  await expect(password).toHaveAccessibleDescription(
    new RegExp(`^${messages.passwordShort}.*${authWords.passwordCapital} ${authWords.met}`),
  );
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'false');
});

test('a field left while the form’s code loads is validated', async ({ page, sdkChunk }) => {
  const release = await hold(page, `**/${sdkChunk}`);
  await visit(page, '/about');
  await loginLink(page).click();
  const { email, password } = formOf(page);
  await email.fill('somebody@');
  await password.focus();
  release();
  await expect(email).toHaveAccessibleDescription(messages.emailInvalid);
  await expect(password).toBeFocused();
});

test('a page translated before the scripts start keeps its text and focus', async ({
  page,
  guard,
}) => {
  // React finds markup that it doesn't expect, renders the page again and logs this error.
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
    // Translators add a bar.
    document.body.prepend(document.createElement('div'));
  });
  const { form, email, password } = formOf(page);
  // Sets the value without any event, as a password manager does.
  await email.evaluate((field: HTMLInputElement, text) => (field.value = text), account.email);
  await password.pressSequentially(account.password.slice(0, 4));
  const prerendered = await form.elementHandle();
  release();
  // React replaces the form.
  await expect.poll(() => prerendered.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(email).toHaveValue(account.email);
  await expect(password).toBeFocused();
  await page.keyboard.type(account.password.slice(4));
  await expect(password).toHaveValue(account.password);
  await password.press('Enter');
  await expect(logoutButton(page)).toBeVisible();
});
