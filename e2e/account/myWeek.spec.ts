import { actions, accountTexts as texts } from '@/lib/content/account';
import { createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { mailLink } from '../fixtures/mails';
import { expect, test } from '../fixtures/test';
import { beSignedIn } from '../fixtures/visitor';
import { field, main, openAccount } from './panel';

test('a changed e-mail keeps My week, and a deleted account leaves nothing of it on the device', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const account = await createAccount();
  const next = freshEmail('next');
  await beSignedIn(page, account);
  await page.goto('/services/2#sunday-1000');
  const time = page.locator('li', { has: page.locator('#sunday-1000') });
  await time.getByRole('button', { name: 'Keep in my week' }).click();
  await openAccount(page);
  const kept = main(page).getByRole('link', { name: /Yoga Sunday/ });
  await expect(kept).toBeVisible();

  await main(page).getByRole('button', { name: texts.email.change }).click();
  await field(page, texts.email.field).fill(next);
  await main(page).getByRole('button', { name: texts.email.action }).click();
  await expect(main(page).getByText(texts.email.waiting)).toBeVisible();
  await page.goto(await mailLink(account.email, 'VERIFY_AND_CHANGE_EMAIL'));
  const { action, done } = actions.verifyAndChangeEmail!;
  await main(page).getByRole('button', { name: action }).click();
  await expect(main(page).getByText(done)).toBeVisible();
  await openAccount(page);
  await expect(main(page).getByText(next, { exact: true })).toBeVisible();
  await expect(kept).toBeVisible();

  await main(page).getByRole('button', { name: texts.deletion.open }).click();
  await field(page, texts.proof.current).fill(goodPassword);
  await main(page).getByRole('button', { name: texts.deletion.action }).click();
  await expect(page.getByText(texts.deletion.done)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
