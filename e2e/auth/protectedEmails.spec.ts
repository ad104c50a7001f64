import type { Page } from '@playwright/test';
import { authTexts } from '@/lib/words';
import { type Account, createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { authOrigin } from '../fixtures/environment';
import { expectAccessible } from '../fixtures/assistive';
import { expect, test } from '../fixtures/test';
import { formOf, submitLogin } from '../fixtures/visitor';

/** A second project of the emulator, with its own accounts and configuration. */
const project = 'demo-protected-emails';

/**
 * Creates an account in a project with e-mail enumeration protection, the default of new Firebase projects: the provider
 * gives a wrong password and an unknown address the same answer. All tests share the project of the build's key, whose
 * setting must not change. So the login requests of this page are sent to a second project, which takes an
 * administrator's token. Only for logins that fail: the requests after a login would go to the first project.
 */
async function createProtectedAccount(page: Page): Promise<Account> {
  const answer = await fetch(`${authOrigin}/emulator/v1/projects/${project}/config`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) throw new Error(`The auth emulator answered ${answer.status} to a setting.`);
  await page.route(`${authOrigin}/**/accounts:signInWithPassword*`, (route, request) =>
    route.continue({
      headers: { ...request.headers(), authorization: 'Bearer owner' },
      postData: JSON.stringify({ ...request.postDataJSON(), targetProjectId: project }),
    }),
  );
  return createAccount(undefined, undefined, project);
}

test('a provider that does not say which was wrong: the form says that the e-mail may be wrong too', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createProtectedAccount(page);
  await page.goto('/login');
  const { email, password, login } = formOf(page);
  const before = await login.boundingBox();
  const announced = page.locator('#email-error');
  await expect(announced).toBeEmpty();

  await submitLogin(page, { email: account.email, password: 'x' });
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
  await expect(announced).toHaveText(authTexts.emailDoubt);
  await expect(email).toHaveAccessibleDescription(authTexts.emailDoubt);
  await expect(password).toHaveAccessibleDescription(authTexts.checkPassword);
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  expect(await login.boundingBox()).toEqual(before);
  await expectAccessible(page);
  await password.fill('y');
  await expect(announced).toBeEmpty();
  await expect(email).toHaveValue(account.email);

  // An unknown address gets the same answer, and the next attempt removes the note.
  await submitLogin(page, { email: freshEmail(), password: goodPassword });
  await expect(announced).toHaveText(authTexts.emailDoubt);
  await page.route('**/accounts:signInWithPassword**', () => undefined);
  await login.click();
  await expect(announced).toBeEmpty();
});
