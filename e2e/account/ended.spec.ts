import type { Page } from '@playwright/test';
import { accountErrors, accountTexts as texts } from '@/lib/words';
import {
  createAccount,
  deleteAccount,
  disableAccount,
  freshEmail,
  goodPassword,
  resetElsewhere,
} from '../fixtures/accounts';
import { hold, method } from '../fixtures/provider';
import { expect } from '../fixtures/test';
import { beSignedIn, loginLink } from '../fixtures/visitor';
import { expectTexts, expectToast, field, openAccount, press, test } from './panel';

/** What can be pressed on the account's page, each without its last press, and the button of that. */
const presses: readonly [string, (page: Page) => Promise<void>][] = [
  [texts.data.download, async () => {}],
  [texts.email.again, async () => {}],
  [
    texts.email.action,
    async (page) => {
      await press(page, texts.email.change);
      await field(page, texts.email.field).fill(freshEmail('next'));
    },
  ],
  [
    texts.password.action,
    async (page) => {
      await press(page, texts.password.change);
      await field(page, texts.password.field).fill('Dumbbell8');
      await field(page, 'Confirm Password').fill('Dumbbell8');
    },
  ],
  [
    texts.deletion.action,
    async (page) => {
      await press(page, texts.deletion.open);
      await field(page, texts.proof.current).fill(goodPassword);
    },
  ],
];

/**
 * Opens the account's page, and holds back what it asks about the account from then on, so that a press comes before the page
 * finds out by itself. The answered function lets the answers come.
 */
async function openUnasked(page: Page): Promise<() => void> {
  await openAccount(page);
  await expectTexts(page, texts.password.has);
  return hold(page, method('lookup'));
}

/** Expects a visitor to be told once, and to see that they are signed out. */
async function expectEnded(page: Page, message: string): Promise<void> {
  await expectToast(page, message);
  await expectTexts(page, texts.signedOut);
  await expect(loginLink(page)).toBeVisible();
  await expect(page.locator('[data-toast]')).toHaveCount(1);
}

const loggedOut = accountErrors['user-token-expired']!;

for (const [what, end, message, tried] of [
  ['password was reset elsewhere', resetElsewhere, loggedOut, presses],
  ['account was deleted', deleteAccount, loggedOut, presses.slice(0, 1)],
  ['account was disabled', disableAccount, accountErrors['user-disabled']!, presses.slice(1, 2)],
] as const) {
  test(`every press on the account’s page says the same once the ${what}`, async ({ page }) => {
    for (const [button, prepare] of tried) {
      await test.step(button, async () => {
        const account = await createAccount();
        await beSignedIn(page, account);
        const answer = await openUnasked(page);
        await prepare(page);
        await end(account.email);
        await press(page, button);
        answer();
        await expectEnded(page, message);
        await page.unrouteAll();
      });
    }
  });
}
