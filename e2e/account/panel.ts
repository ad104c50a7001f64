import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Account } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { overflowOf } from '../fixtures/overflow';
import { method, refuse } from '../fixtures/provider';
import { submitLogin } from '../fixtures/visitor';

/** The page between bar and footer. */
export const main = (page: Page) => page.getByRole('main');

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/**
 * Looks at the page in its window and then in one of the other size, a phone's or a desktop's, which stays. In neither the
 * page may be wider than its window.
 */
async function onBothWidths(page: Page, look: () => Promise<void>): Promise<void> {
  const isPhone = page.viewportSize()?.width === phone.width;
  const other = isPhone ? desktop : phone;
  const fits = (width: number) =>
    expect.poll(() => overflowOf(page), `overflow at ${width} px`).toBe(0);
  await look();
  await fits(isPhone ? phone.width : desktop.width);
  await page.setViewportSize(other);
  await look();
  await fits(other.width);
}

/** Expects elements to be visible on a phone and on a desktop. */
export async function expectSeen(page: Page, ...elements: readonly Locator[]): Promise<void> {
  await onBothWidths(page, async () => {
    for (const element of elements) await expect(element).toBeVisible();
  });
}

/** Expects no violation that axe finds, on a phone and on a desktop. */
export async function expectAccessibleOnBoth(page: Page): Promise<void> {
  await onBothWidths(page, async () => {
    // axe takes a control that lies half under the bar for too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
  });
}

/** Presses a control that can be pressed on a phone and on a desktop: visible, at rest and not covered. */
export async function pressControl(page: Page, control: Locator): Promise<void> {
  await onBothWidths(page, () => control.click({ trial: true }));
  await control.click();
}

/** Presses a button of the page, as {@link pressControl}. */
export const press = (page: Page, name: string) =>
  pressControl(page, main(page).getByRole('button', { name }));

/** Fills in the login form and presses its button, as {@link pressControl}. */
export const pressLogin = (page: Page, account: Account) =>
  submitLogin(page, account, (button) => pressControl(page, button));

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
