import { embeddedTexts } from '@/lib/content/embedded';
import { createAccount } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { started } from '../fixtures/hydration';
import { hold } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';
import { formOf, submitLogin } from '../fixtures/visitor';

/* Every app is in the table of lib/auth/embedded.test.ts. */
for (const [app, userAgent, way] of [
  [
    'Instagram on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 354.0.0.29.90 (iPhone12,8; iOS 18_1; en_US; en; scale=2.00; 750x1334; 654111336; IABMV/1)',
    (address: string) => `x-safari-${address}`,
  ],
  [
    'Facebook on Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240905.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.83 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/488.0.0.62.79;IABMV/1;]',
    (address: string) =>
      `${address.replace('http', 'intent')}#Intent;scheme=http;action=android.intent.action.VIEW;end`,
  ],
] as const) {
  test.describe(app, () => {
    test.use({ userAgent, viewport: { width: 360, height: 780 } });

    test('Google gives way to a reason and a way out, nothing moves, and email works', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Reflect.set(window, '__shifts', shifts);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const path = '/login?from=%2Fabout%23contact';
      const release = await hold(page, '**/_next/static/**/*.js');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      await expect(formOf(page).login).toBeVisible();
      await expect(formOf(page).google).toBeHidden();
      release();
      await started(page);
      await expect(main).toContainText(embeddedTexts.why('Google', app.split(' ')[0], true));
      await expect(formOf(page).google).toBeHidden();
      await expect(main.getByRole('link', { name: embeddedTexts.open })).toHaveAttribute(
        'href',
        way(`${baseURL}${path}`),
      );
      await expectAccessible(page);
      expect(await page.evaluate(() => Reflect.get(window, '__shifts'))).toEqual([]);
      await main.getByRole('button', { name: embeddedTexts.copy }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(`${baseURL}${path}`);
      await submitLogin(page, await createAccount());
      await expect(page).toHaveURL('/about#contact');
    });
  });
}

test('in a browser of its own the button is there before the scripts are, and stays', async ({
  page,
}) => {
  const release = await hold(page, '**/_next/static/**/*.js');
  await page.goto('/signup', { waitUntil: 'domcontentloaded' });
  await expect(formOf(page).google).toBeVisible();
  release();
  await started(page);
  await expect(formOf(page).google).toBeVisible();
});
