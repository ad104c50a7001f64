import { embeddedWords } from '@/lib/words';
import { createAccount } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { formOf, submitLogin } from '../fixtures/forms';
import { waitForHydration } from '../fixtures/hydration';
import { layoutShiftsOf } from '../fixtures/performanceEntries';
import { holdScripts } from '../fixtures/requests';
import { expect, test } from '../fixtures/test';
import { phone } from '../fixtures/viewport';

/* lib/auth/embedded.test.ts covers the browsers of other apps. */
test.use({
  ...phone,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 354.0.0.29.90 (iPhone12,8; iOS 18_1; en_US; en; scale=2.00; 750x1334; 654111336; IABMV/1)',
  viewport: { width: 360, height: 780 },
});

test('in an app’s browser, a notice and a copy button replace Google’s button; nothing moves', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = '/login?from=%2Fabout%23contact';
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const main = page.getByRole('main');
  await expect(formOf(page).login).toBeVisible();
  await expect(formOf(page).google).toBeHidden();
  release();
  await waitForHydration(page);
  await expect(main).toContainText(embeddedWords.why);
  await expect(formOf(page).google).toBeHidden();
  await expectAccessible(page);
  expect(await layoutShiftsOf(page)).toEqual([]);
  await main.getByRole('button', { name: embeddedWords.copy }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${baseURL}${path}`);
  await submitLogin(page, await createAccount());
  await expect(page).toHaveURL('/about#contact');
});
