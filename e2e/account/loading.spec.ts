import type { Page } from '@playwright/test';
import {
  accountWords,
  mailLinkPageWords,
  mailLinkOperations,
  mailLinkWords,
  resetWords,
} from '@/lib/words';
import {
  changeEmailAtOnce,
  createAccount,
  forgetPassword,
  freshEmail,
  mailLink,
  mailsTo,
  printedLink,
} from '../fixtures/accounts';
import { formOf } from '../fixtures/forms';
import { visit } from '../fixtures/hydration';
import { largestPaintOf, layoutShiftsOf } from '../fixtures/performanceEntries';
import { holdScripts } from '../fixtures/requests';
import { startSignedIn } from '../fixtures/session';
import { expect, test } from '../fixtures/test';
import { sizes } from '../fixtures/viewport';
import { main } from './accountPage';

async function createResetLink(): Promise<string> {
  const { email } = await createAccount();
  await forgetPassword(email);
  const [mail] = await mailsTo(email, 'PASSWORD_RESET');
  return printedLink(mail!, `Choose a new password for ${email}`);
}

async function createRecoveryLink(): Promise<string> {
  const account = await createAccount();
  await changeEmailAtOnce(account, freshEmail());
  return mailLink(account.email, 'RECOVER_EMAIL');
}

interface LoadingPage {
  /** Prepares the visit and returns the URL to open. */
  readonly prepare: (page: Page) => Promise<string>;
  /** A text that is shown once Firebase has responded. */
  readonly finalText: string;
}

const loadingPages: Readonly<Record<string, LoadingPage>> = {
  'the account': {
    prepare: async (page) => {
      await startSignedIn(page);
      return '/account';
    },
    finalText: accountWords.password.exists,
  },
  'a link that sets a password': {
    prepare: createResetLink,
    finalText: resetWords.account,
  },
  'a link that restores an email': {
    prepare: createRecoveryLink,
    finalText: mailLinkOperations.RECOVER_EMAIL!.action,
  },
  'an incomplete link': {
    prepare: async () => '/account/action?mode=verifyEmail',
    finalText: mailLinkWords.unknown,
  },
};

for (const [name, { prepare, finalText }] of Object.entries(loadingPages))
  test(`${name}: no control is shown until Firebase responds, and nothing moves after that`, async ({
    page,
  }) => {
    await page.setViewportSize(sizes.phone);
    const url = await prepare(page);
    const release = await holdScripts(page);
    await page.goto(url);
    await expect(main(page).getByRole('heading')).toHaveCount(1);
    for (const role of ['button', 'link', 'textbox'] as const)
      await expect(main(page).getByRole(role)).toHaveCount(0);
    await expect(main(page).getByText(accountWords.checking)).toBeVisible();
    release();
    await expect(main(page).getByText(finalText).first()).toBeVisible();
    expect(await layoutShiftsOf(page)).toEqual([]);
  });

test('no text that a dead link’s page shows later is larger than its prerendered text', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/net::ERR_FAILED/);
  await page.route(/_pictures/, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 840 });
  await visit(page, '/account/action');
  await expect(main(page).getByText(mailLinkWords.deadLinkHint)).toBeVisible();
  expect((await largestPaintOf(page)).text).toBe(mailLinkPageWords.lead);
});

test('the account page redirects a signed-out visitor before it shows anything', async ({
  page,
}) => {
  await visit(page, '/about');
  await page.goto('/account?x#data', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/login?from=%2Faccount%3Fx%23data');
  await expect(formOf(page).email).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/about');
});

test('the redirect to Login paints nothing larger than the account page, and nothing moves', async ({
  page,
}) => {
  // On larger screens, the test studio's flat pictures have too few bytes for Chromium to count
  // them.
  await page.setViewportSize(sizes.phone);
  const release = await holdScripts(page);
  await page.goto('/account');
  await expect.poll(async () => (await largestPaintOf(page)).url).toContain('/_pictures/');
  const { time } = await largestPaintOf(page);
  release();
  await expect(formOf(page).email).toBeVisible();
  await main(page)
    .locator('img:visible')
    .evaluate((picture: HTMLImageElement) => picture.decode());
  expect(await layoutShiftsOf(page)).toEqual([]);
  expect((await largestPaintOf(page)).time).toBe(time);
});

test('after a reload, the account page keeps its scroll position, and nothing moves', async ({
  page,
}) => {
  await startSignedIn(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/account');
    await expect(main(page).getByText(accountWords.password.exists)).toBeVisible();
    // On desktops, a picture would be behind the settings.
    await expect(main(page).locator('img:visible')).toHaveCount(width < 1024 ? 1 : 0);
    await page.evaluate(() => scrollTo({ top: 9_999, behavior: 'instant' }));
    const position = () => page.evaluate(() => scrollY);
    const before = await position();
    expect(before).toBeGreaterThan(400);
    const release = await holdScripts(page);
    await page.reload();
    await expect(main(page).getByText(accountWords.checking)).toBeAttached();
    release();
    await expect(main(page).getByText(accountWords.password.exists)).toBeVisible();
    expect(await position()).toBe(before);
    expect(await layoutShiftsOf(page), `${width} px`).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
