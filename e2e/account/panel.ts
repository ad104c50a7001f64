import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/assistive';
import { offerGoogle } from '../fixtures/google';
import { overflowOf, sizes } from '../fixtures/layout';
import { method, refuse } from '../fixtures/provider';
import { expect, test as base } from '../fixtures/test';
import { resize } from '../fixtures/visitor';

/** Tests of the account: the provider refuses, and the pointer may come to rest on the Google button, which then loads Google's script. */
export const test = base.extend<{ allowed: void }>({
  allowed: [
    async ({ context, guard }, use) => {
      guard.allowErrors(/status of 400/);
      await offerGoogle(context, guard);
      await use();
    },
    { auto: true },
  ],
});

/** The page between bar and footer. */
export const main = (page: Page) => page.getByRole('main');

/** Expects no violation that axe finds, and nothing wider than the window, on a desktop and on a phone. */
export async function expectAccessibleOnBoth(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  for (const size of [sizes.desktop, sizes.phone]) {
    await resize(page, size);
    // axe takes a control that lies half under the bar for too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    expect(await overflowOf(page), `overflow at ${size.width} px`).toBe(0);
  }
  await resize(page, before);
}

/** Expects texts in the page between bar and footer. */
export async function expectTexts(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(main(page).getByText(text, { exact: true })).toBeVisible();
}

/** Expects a toast with this text. */
export const expectToast = (page: Page, text: string | RegExp) =>
  expect(page.locator('[data-toast]').getByText(text)).toBeVisible();

/** A button of the page. */
export const button = (page: Page, name: string) => main(page).getByRole('button', { name });

/** Presses a button of the page. */
export const press = (page: Page, name: string) => button(page, name).click();

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
