import { accountTexts as texts } from '@/lib/words';
import { expectAccessible } from '../fixtures/axe';
import { layoutShiftsOf, overflowOf, widenText } from '../fixtures/layout';
import { expect, test } from '../fixtures/test';
import { beSignedIn, loginLink, logoutButton } from '../fixtures/visitor';
import { expectTexts, main, openAccount } from './panel';

test('the account fits the smallest phone, also with text spacing, and nothing moves when it is loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await beSignedIn(page);
  await openAccount(page);
  await expectTexts(page, texts.email.unconfirmed);
  expect(await layoutShiftsOf(page)).toEqual([]);

  for (const name of [texts.email.change, texts.password.change, texts.deletion.open]) {
    const button = main(page).getByRole('button', { name });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(main(page).locator('form')).toHaveCount(1);
    await expectAccessible(page);
  }
  await widenText(page);
  expect(await overflowOf(page)).toBe(0);
});

test('after Logout, far down on the page or in the bar, the message is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  const message = main(page).getByText(texts.signedOut);
  await beSignedIn(page);
  await openAccount(page);
  await main(page).getByRole('button', { name: 'Logout' }).click();
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(message).toBeFocused();
  await expect(loginLink(page)).toBeVisible();
  const bar = await page.getByRole('banner').boundingBox();
  const place = await message.boundingBox();
  expect(place!.y).toBeGreaterThan(bar!.y + bar!.height);
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: 'Login' })).toBeFocused();

  await beSignedIn(page);
  await openAccount(page);
  await main(page).getByRole('button', { name: texts.deletion.open }).focus();
  await logoutButton(page).click();
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(loginLink(page)).toBeFocused();
});
