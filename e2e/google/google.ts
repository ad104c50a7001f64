import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import type { Guard } from '../fixtures/guard';
import { loaderScript } from './loader';

const loaderHost = 'apis.google.com';

/**
 * Lets an e2e test sign in with Google without a network: the stand-in replaces Google's loader script. The popup, a page of
 * the auth emulator, does without the styles of other hosts.
 */
export async function offerGoogle(context: BrowserContext, guard: Guard): Promise<void> {
  guard.allowHosts(
    loaderHost,
    'www.gstatic.com',
    'fonts.googleapis.com',
    'fonts.gstatic.com',
    'unpkg.com',
    'cdn.jsdelivr.net',
  );
  guard.allowErrors(/\[https:\/\/(unpkg\.com|cdn\.jsdelivr\.net|fonts\.|www\.gstatic\.com)/);
  await context.route(`https://${loaderHost}/js/api.js**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: loaderScript }),
  );
}

/** In the emulator's popup: makes a new Google account with this e-mail and signs in with it. */
export async function chooseNewAccount(popup: Page, email: string): Promise<void> {
  await popup.getByText('Add new account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#sign-in').click();
}

/**
 * In the emulator's popup: signs in with an existing Google account. The window may close before the click has ended, so
 * its error is ignored; the page shows the result.
 */
export async function chooseKnownAccount(popup: Page, email: string): Promise<void> {
  const account = popup.locator('.js-reuse-account', { hasText: email });
  await account.waitFor();
  await account.click().catch(() => undefined);
}

/** Waits until a failed attempt is logged with this code on the console, its only place (product 8.5). */
export async function logged(page: Page, code: string): Promise<ConsoleMessage> {
  return page.waitForEvent('console', {
    predicate: (message) => message.text().includes(code),
    timeout: 20_000,
  });
}
