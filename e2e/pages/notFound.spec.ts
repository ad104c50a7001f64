import { unknownRoute } from '../fixtures/routes';
import { serveData } from '../fixtures/services';
import { expect, test } from '../fixtures/test';

test.beforeEach(({ guard }) => guard.allowErrors(/status of 404/));

test('any other address is answered by the 404 picture, with status 404 and ways on', async ({
  page,
}) => {
  for (const path of [unknownRoute, '/services/nothing-of-ours', '/a/b/c', '/index.php?id=1']) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /home/i }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test('/SignUp, where the spec lets the login screen link, reaches sign-up', async ({ page }) => {
  await page.goto('/SignUp');
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
});

test('a mistyped page is sent to the right one, query and fragment kept', async ({ page }) => {
  await page.goto('/ABOUT?from=mail#contact');
  await expect(page).toHaveURL('/about?from=mail#contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the address of a mistyped page is left alone', async ({ page }) => {
  await serveData(page, []);
  await page.goto('/Servicess');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/Servicess');
});
