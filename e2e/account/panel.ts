import type { Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts';
import { authOrigin } from '../fixtures/addresses';
import { method, refuse } from '../fixtures/provider';

/** The page between bar and footer. */
export const main = (page: Page) => page.getByRole('main');

/** Presses a button of the page. */
export const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click();

/** A field of the form that is open. */
export const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });

/** Opens the account's page and waits until the provider has been asked. */
export async function openAccount(page: Page): Promise<void> {
  const asked = page.waitForResponse(/accounts:lookup/);
  await page.goto('/account');
  await asked;
}

/** Lets a method of the provider ask for a proof that the account is the visitor's, as it does minutes after a login. */
export async function askForProof(page: Page, name: string): Promise<void> {
  await refuse(page, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 400, method(name));
}

/**
 * Changes the e-mail of an account in the way of projects without links for it, as a thief of its password could: the provider
 * then mails a link that undoes it to the e-mail from before. The site itself has the new e-mail confirmed first.
 */
export async function changeEmailAtOnce({ email, password }: Account, next: string): Promise<void> {
  const call = async (name: string, body: object) => {
    const path = `identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo-key`;
    const answer = await fetch(`${authOrigin}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`accounts:${name} answered ${answer.status}.`);
    return (await answer.json()) as { readonly idToken: string };
  };
  const { idToken } = await call('signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  await call('update', { idToken, email: next });
}
