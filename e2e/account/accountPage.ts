import type { Page } from '@playwright/test';
import { expectAccessible, sizeRules } from '../fixtures/axe';
import { offerGoogle } from '../fixtures/google';
import { visit } from '../fixtures/hydration';
import { overflowOf } from '../fixtures/layout';
import { expect, test as base } from '../fixtures/test';
import { sizes, resize } from '../fixtures/viewport';

/**
 * Allows error responses from Firebase, and requests for Google's script, which loads when a
 * pointer is on a Google button.
 */
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

/** Returns the page without its header and footer. */
export const main = (page: Page) => page.getByRole('main');

/** Expects no axe violations and no overflow on a desktop and on a phone. */
export async function expectAccessibleOnBoth(page: Page): Promise<void> {
  const originalSize = page.viewportSize()!;
  for (const [size, rules] of [
    [sizes.desktop, sizeRules],
    [sizes.phone, undefined],
  ] as const) {
    await resize(page, size);
    // If the navbar covers part of a control, axe reports the control as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page, rules);
    expect(await overflowOf(page), `overflow at ${size.width} px`).toBe(0);
  }
  await resize(page, originalSize);
}

export async function expectTexts(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(main(page).getByText(text, { exact: true })).toBeVisible();
}

export const expectToast = (page: Page, text: string | RegExp) =>
  expect(page.locator('[data-toast]', { hasText: text })).toBeVisible();

export const button = (page: Page, name: string) => main(page).getByRole('button', { name });

export const press = (page: Page, name: string) => button(page, name).click();

export const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });

/** Opens the account page and waits for Firebase's response. */
export async function openAccount(page: Page): Promise<void> {
  const lookup = page.waitForResponse(/accounts:lookup/);
  await visit(page, '/account');
  await lookup;
}
