import type { Page } from '@playwright/test';
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
