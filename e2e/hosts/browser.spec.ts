import { linksIn } from '@/lib/pages';
import { firstService, routes, unknownRoute } from '../fixtures/site';
import { freshEmail } from '../fixtures/accounts';
import { barLink, formOf, isSameDocument, logoutButton, markDocument } from '../fixtures/visitor';
import { setClock } from '../fixtures/clock';
import { guardContext } from '../fixtures/guard';
import { chooseNewAccount, offerGoogle, windowOf } from '../fixtures/google';
import { expect, test } from './hosts';

/*
 * The other hosts redirect by rules and send one policy with every page (requests.spec.ts); most e2e tests visit nginx, those of
 * WebKit superstatic. This one knows only the policy that stands in each page.
 */
test.describe('a plain file server', () => {
  test.use({ host: 'a plain file server' });

  test('changes pages without a new document and without a policy violation', async ({ page }) => {
    await page.goto('/');
    await markDocument(page);
    for (const { label, href } of linksIn('bar').slice(1)) {
      await barLink(page, label).click();
      await expect(page).toHaveURL(href);
    }
    await page.goBack();
    await barLink(page, 'Service').click();
    await page.getByRole('link', { name: `Booking ${firstService.name}`, exact: true }).click();
    await expect(page.getByText(`Service Id: ${firstService.id}`)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

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
    await chooseNewAccount(await windowOf(formOf(page).google), freshEmail('google'));
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
