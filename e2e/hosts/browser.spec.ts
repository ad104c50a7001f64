import { linksIn } from '@/lib/pages';
import { routes, unknownRoute } from '../fixtures/routes';
import { firstService } from '../fixtures/services';
import { freshEmail } from '../fixtures/accounts';
import { formOf, isSameDocument, logoutButton, markDocument } from '../fixtures/visitor';
import { setClock } from '../fixtures/clock';
import { guardContext } from '../fixtures/guard';
import { chooseNewAccount, offerGoogle } from '../google/google';
import { expect, hostsInBrowser, test } from './hosts';

for (const host of hostsInBrowser) {
  test.describe(host, () => {
    test.use({ host });

    test('changes pages without a new document and without a policy violation', async ({
      page,
    }) => {
      await page.goto('/');
      await markDocument(page);
      for (const { label, href } of linksIn('bar').slice(1)) {
        await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(href);
      }
      await page.goBack();
      await page.getByRole('banner').getByRole('link', { name: 'Service', exact: true }).click();
      await page.getByRole('link', { name: `Booking ${firstService.name}`, exact: true }).click();
      await expect(page.getByText(`Service Id: ${firstService.id}`)).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    });
  });
}

/*
 * The other hosts redirect by rules and send one policy with every page (redirectTests.ts, headerTests.ts). This one knows
 * only the policy that stands in each page.
 */
test.describe('a plain file server', () => {
  test.use({ host: 'a plain file server' });

  test('shows every page without a policy violation, and leads /SignUp to the sign-up page', async ({
    page,
    guard,
  }) => {
    guard.allowErrors(/status of 404/);
    for (const route of [...routes, unknownRoute]) {
      await page.goto(route);
      await expect(page.locator('h1').first()).toBeVisible();
    }
    await page.goto('/SignUp');
    await expect(page).toHaveURL('/signup');
    await expect(formOf(page).signUp).toBeVisible();
  });

  test('signs in with Google without a policy violation', async ({ page, context, guard }) => {
    await offerGoogle(context, guard);
    await page.goto('/login');
    const opening = page.waitForEvent('popup');
    await formOf(page).google.click();
    await chooseNewAccount(await opening, freshEmail('google'));
    await expect(logoutButton(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('blocks a host that has no line in the table, and the guard says which line to add', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL });
    await setClock(context);
    const guard = await guardContext(context);
    const page = await context.newPage();
    await page.goto('/about');
    await page.evaluate(() => fetch('https://elsewhere.example/a').catch(() => undefined));
    await expect
      .poll(() => guard.problems().join())
      .toContain(
        "{ directive: 'connect-src', source: 'https://elsewhere.example', purpose: '...' },",
      );
    await context.close();
  });
});
