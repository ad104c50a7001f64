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
import { startSignedIn } from '../fixtures/session';
import { expect } from '../fixtures/test';
import { expectTexts, expectToast, field, openAccount, press, test } from './accountPage';

/** A button of the account page that sends a request. */
interface RequestButton {
  readonly label: string;
  /** Fills in the form of the button. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const download: RequestButton = { label: words.data.download };
const sendEmailAgain: RequestButton = { label: words.email.again };
const changeEmail: RequestButton = {
  label: words.email.action,
  async prepare(page) {
    await press(page, words.email.change);
    await field(page, words.email.field).fill(freshEmail('next'));
    await field(page, words.proof.current).fill(goodPassword);
  },
};

interface EndedSession {
  /** Ends the sessions of an account, from elsewhere. */
  readonly end: (email: string) => Promise<void>;
  readonly buttons: readonly RequestButton[];
  readonly message: string;
}

const loggedOut = accountErrors['user-token-expired']!;
const disabled = accountErrors['user-disabled']!;

const endedSessions: Readonly<Record<string, EndedSession>> = {
  'the password was reset elsewhere': {
    end: resetElsewhere,
    buttons: [download, changeEmail],
    message: loggedOut,
  },
  'the account was deleted': { end: deleteAccount, buttons: [download], message: loggedOut },
  'the account was disabled': {
    end: disableAccount,
    buttons: [sendEmailAgain],
    message: disabled,
  },
};

for (const [reason, { end, buttons, message }] of Object.entries(endedSessions))
  test(`after ${reason}, pressing a button shows a message and opens Login`, async ({ page }) => {
    for (const { label, prepare } of buttons)
      await test.step(label, async () => {
        const account = await createAccount();
        await startSignedIn(page, account);
        await openAccount(page);
        await expectTexts(page, words.password.exists);
        // Without this, the page's own check could end the session before the button is pressed.
        const release = await hold(page, endpoint('lookup'));
        await prepare?.(page);
        await end(account.email);
        await press(page, label);
        release();
        await expectToast(page, message);
        await expect(page).toHaveURL('/login?from=%2Faccount');
        await expect(loginLink(page)).toBeVisible();
        await expect(page.locator('[data-toast]')).toHaveCount(1);
        await page.unrouteAll();
      });
  });
