import { accountTexts as texts } from '@/lib/content/account';
import { expectAccessible } from '../fixtures/axe';
import { layoutShiftsOf } from '../fixtures/layoutShifts';
import { overflowOf } from '../fixtures/overflow';
import { expect, test } from '../fixtures/test';
import { widenText } from '../fixtures/textSpacing';
import { beSignedIn, loginLink } from '../fixtures/visitor';

test('the account fits the smallest phone, also with text spacing, and nothing moves when it is loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await beSignedIn(page);
  const asked = page.waitForResponse(/accounts:lookup/);
  await page.goto('/account');
  await asked;
  const main = page.getByRole('main');
  await expect(main.getByText(texts.email.unconfirmed)).toBeVisible();
  expect(await layoutShiftsOf(page)).toEqual([]);

  for (const name of [texts.email.change, texts.password.change, texts.deletion.open]) {
    const button = main.getByRole('button', { name });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(main.locator('form')).toHaveCount(1);
    await expectAccessible(page);
  }
  await widenText(page);
  expect(await overflowOf(page)).toBe(0);
});

test('after Logout far down on the page the message is in view and has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await beSignedIn(page);
  const asked = page.waitForResponse(/accounts:lookup/);
  await page.goto('/account');
  await asked;
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Logout' }).click();
  const message = main.getByText(texts.signedOut);
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(message).toBeFocused();
  await expect(loginLink(page)).toBeVisible();
  const bar = await page.getByRole('banner').boundingBox();
  const place = await message.boundingBox();
  expect(place!.y).toBeGreaterThan(bar!.y + bar!.height);
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'Login' })).toBeFocused();
});

test('after Logout in the bar the message is in view, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await beSignedIn(page);
  const asked = page.waitForResponse(/accounts:lookup/);
  await page.goto('/account');
  await asked;
  await page.getByRole('main').getByRole('button', { name: texts.deletion.open }).focus();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('main').getByText(texts.signedOut)).toBeInViewport({ ratio: 1 });
  await expect(loginLink(page)).toBeFocused();
});
