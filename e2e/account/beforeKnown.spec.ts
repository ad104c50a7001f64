import type { Page } from '@playwright/test';
import { accountErrors, accountTexts, actions, actionTexts, resetTexts } from '@/lib/words';
import {
  changeEmailAtOnce,
  createAccount,
  forgetPassword,
  freshEmail,
  mailLink,
  mailsTo,
  printedLink,
} from '../fixtures/accounts';
import { layoutShiftsOf } from '../fixtures/layout';
import { holdScripts } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { beSignedIn, beSignedInWithGoogle, formOf } from '../fixtures/visitor';
import { main } from './panel';

const resetLink = async () => {
  const { email } = await createAccount();
  await forgetPassword(email);
  const [mail] = await mailsTo(email, 'PASSWORD_RESET');
  return printedLink(mail!, `Choose a new password for ${email}`);
};

const recoverLink = async () => {
  const account = await createAccount();
  await changeEmailAtOnce(account, freshEmail());
  return mailLink(account.email, 'RECOVER_EMAIL');
};

/** Who opens which page, and what it says once that is known. */
const visits: readonly [string, (page: Page) => Promise<string>, string][] = [
  [
    'a user with a password',
    async (page) => beSignedIn(page).then(() => '/account'),
    accountTexts.password.has,
  ],
  [
    'a user of Google',
    async (page) => beSignedInWithGoogle(page).then(() => '/account'),
    accountTexts.password.none,
  ],
  ['a good link for a password', resetLink, resetTexts.lead],
  [
    'a bad link for a password',
    async () => '/account/reset?oobCode=x',
    accountErrors['invalid-action-code']!,
  ],
  ['a good link', recoverLink, actions.RECOVER_EMAIL!.action],
  ['a bad link', async () => '/account/action?mode=verifyEmail', actionTexts.unknown],
];

for (const [who, begin, seen] of visits)
  test(`${who}: the page waits for nobody, says nothing before it knows, and moves nothing then`, async ({
    page,
    guard,
  }) => {
    guard.allowErrors(/status of 400/);
    // The pages that ask for most once more on a desktop.
    const widths = /with a password|good link for/.test(who) ? [390, 1280] : [390];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 840 });
      const address = await begin(page);
      const start = await holdScripts(page);
      await page.goto(address, { waitUntil: 'load' });
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      for (const role of ['button', 'link', 'textbox', 'heading'] as const)
        await expect(main(page).getByRole(role)).toHaveCount(role === 'heading' ? 1 : 0);
      await expect(main(page).getByText(accountTexts.checking)).toBeVisible();
      start();
      await expect(main(page).getByText(seen).first()).toBeVisible();
      expect(await layoutShiftsOf(page), `${width} px`).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

test('a visitor sees the login without having seen the account', async ({ page }) => {
  await page.goto('/about');
  // What leads to the login does not wait for the scripts of the build.
  await holdScripts(page);
  await page.goto('/account?x#data', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/login?from=%2Faccount%3Fx%23data');
  await expect(formOf(page).email).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/about');
});

test('loaded again when scrolled down, the account keeps its place, and nothing moves', async ({
  page,
}) => {
  await beSignedIn(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/account');
    await expect(main(page).getByText(accountTexts.password.has)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 9_999, behavior: 'instant' }));
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    expect(before).toBeGreaterThan(400);
    const start = await holdScripts(page);
    await page.reload({ waitUntil: 'load' });
    await expect(main(page).getByText(accountTexts.checking)).toBeAttached();
    start();
    await expect(main(page).getByText(accountTexts.password.has)).toBeVisible();
    expect(await place()).toBe(before);
    expect(await layoutShiftsOf(page), `${width} px`).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
