import { accountTexts as texts } from '@/lib/content/account';
import { expectAccessible } from '../fixtures/axe';
import { layoutShiftsOf } from '../fixtures/layoutShifts';
import { overflowOf } from '../fixtures/overflow';
import { expect, test } from '../fixtures/test';
import { widenText } from '../fixtures/textSpacing';
import { beSignedIn } from '../fixtures/visitor';

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
