import type { Page } from '@playwright/test';
import { authWords } from '@/lib/words';
import { type Account, createAccount } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { authOrigin } from '../fixtures/environment';
import { formOf, submitLogin } from '../fixtures/forms';
import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

/** A second Firebase project in the emulator, with its own accounts and configuration. */
const project = 'demo-protected-emails';

/**
 * Creates an account in a Firebase project with email enumeration protection, the default for new
 * projects: Firebase returns the same error for a wrong password and for an unknown email. All
 * tests share the build's Firebase project, so its setting isn't changed. Instead, login requests
 * are redirected to the second project with an administrator's token. This works only for logins
 * that fail.
 */
async function createProtectedAccount(page: Page): Promise<Account> {
  const response = await fetch(`${authOrigin}/emulator/v1/projects/${project}/config`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok)
    throw new Error(`The auth emulator refused the setting with status ${response.status}.`);
  await page.route(`${authOrigin}/**/accounts:signInWithPassword*`, (route, request) =>
    route.continue({
      headers: { ...request.headers(), authorization: 'Bearer owner' },
      postData: JSON.stringify({ ...request.postDataJSON(), targetProjectId: project }),
    }),
  );
  return createAccount(undefined, undefined, project);
}

test('if Firebase doesn’t say what is wrong, a note says that it may be the email', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createProtectedAccount(page);
  await visit(page, '/login');
  const { email, password, login } = formOf(page);
  const box = await login.boundingBox();
  await submitLogin(page, { email: account.email, password: 'x' });
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
  await expect(email).toHaveAccessibleDescription(authWords.emailDoubt);
  await expect(password).toHaveAccessibleDescription(authWords.checkPassword);
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  expect(await login.boundingBox()).toEqual(box);
  await expectAccessible(page);
  await password.fill('y');
  await expect(email).toHaveAccessibleDescription('');
  await expect(email).toHaveValue(account.email);
});
