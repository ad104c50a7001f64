import { servicePath } from '@/lib/catalogue/paths';
import { loginTexts } from '@/lib/content/auth';
import { createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { carouselOf, currentSlide } from '../fixtures/carousel';
import { refuse } from '../fixtures/provider';
import { routes, unknownRoute } from '../fixtures/screens';
import { serveData, services } from '../fixtures/services';
import { expect, test } from '../fixtures/test';
import { formOf, logIn, logoutButton, submitLogin } from '../fixtures/visitor';

for (const route of routes) {
  test(`axe finds nothing on ${route}`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('axe finds nothing on the 404 page', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  await page.goto(unknownRoute);
  await expectAccessible(page);
});

test('axe finds nothing on a details page found in the live data', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  await serveData(page, [...services, { ...services[0], id: 'live', name: 'Live' }]);
  await page.goto(servicePath('Live'));
  await expect(page.getByText('Service Id: live')).toBeVisible();
  await expectAccessible(page);
});

for (const route of ['/login', '/signup']) {
  test(`axe finds nothing in the errors of ${route}`, async ({ page }) => {
    await page.goto(route);
    await formOf(page).submit.click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expectAccessible(page);
  });
}

test('axe finds nothing while a toast is shown', async ({ page, guard }) => {
  guard.allowErrors(/status of 400/);
  await refuse(page, 'INVALID_PASSWORD');
  await page.goto('/login');
  await submitLogin(page, { email: freshEmail(), password: goodPassword });
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing while a form is busy', async ({ page }) => {
  await page.route('**/accounts:signInWithPassword**', () => undefined);
  await page.goto('/login');
  await submitLogin(page, { email: freshEmail(), password: goodPassword });
  await expect(formOf(page).submit).toHaveText(loginTexts.busy);
  await expectAccessible(page);
});

test('axe finds nothing for somebody who is signed in', async ({ page }) => {
  await logIn(page, await createAccount());
  for (const route of ['/about', '/login', '/signup']) {
    await page.goto(route);
    await expect(logoutButton(page)).toBeVisible();
    await expectAccessible(page);
  }
});

test('axe finds nothing with the menu open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blogs' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing with the carousel paused, and on its last slide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const { start, previous } = carouselOf(page);
  await expect(start).toBeVisible();
  await expectAccessible(page);
  await previous.click();
  await expect.poll(() => currentSlide(page)).toBe(3);
  await page.waitForTimeout(600);
  await expectAccessible(page);
});
