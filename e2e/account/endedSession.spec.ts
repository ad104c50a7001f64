import type { Page } from '@playwright/test';
import { accountErrors, accountWords as words } from '@/lib/words';
import {
  createAccount,
  deleteAccount,
  disableAccount,
  freshEmail,
  goodPassword,
  resetElsewhere,
} from '../fixtures/accounts';
import { loginLink } from '../fixtures/navbar';
import { endpoint } from '../fixtures/provider';
import { hold } from '../fixtures/requests';
import { beSignedIn } from '../fixtures/session';
import { expect } from '../fixtures/test';
import { expectTexts, expectToast, field, openAccount, press, test } from './accountPage';

/**
 * Buttons of the account page that send a request. If a button belongs to a form, `prepare` fills
 * in the form first.
 */
const presses: readonly [button: string, prepare?: (page: Page) => Promise<void>][] = [
  [words.data.download],
  [words.email.again],
  [
    words.email.action,
    async (page) => {
      await press(page, words.email.change);
      await field(page, words.email.field).fill(freshEmail('next'));
      await field(page, words.proof.current).fill(goodPassword);
    },
  ],
];

const loggedOut = accountErrors['user-token-expired']!;

for (const [what, end, message, tried] of [
  ['the password was reset elsewhere', resetElsewhere, loggedOut, presses],
  ['the account was deleted', deleteAccount, loggedOut, presses.slice(0, 1)],
  [
    'the account was disabled',
    disableAccount,
    accountErrors['user-disabled']!,
    presses.slice(1, 2),
  ],
] as const)
  test(`after ${what}, pressing a button shows a message and opens Login`, async ({ page }) => {
    for (const [button, prepare] of tried)
      await test.step(button, async () => {
        const account = await createAccount();
        await beSignedIn(page, account);
        await openAccount(page);
        await expectTexts(page, words.password.has);
        // Without this, the page's own check could end the session before the button is pressed.
        const release = await hold(page, endpoint('lookup'));
        await prepare?.(page);
        await end(account.email);
        await press(page, button);
        release();
        await expectToast(page, message);
        await expect(page).toHaveURL('/login?from=%2Faccount');
        await expect(loginLink(page)).toBeVisible();
        await expect(page.locator('[data-toast]')).toHaveCount(1);
        await page.unrouteAll();
      });
  });
