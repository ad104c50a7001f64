import { servicePath } from '@/lib/catalogue/paths';
import { loginTexts } from '@/lib/content/auth';
import { freshEmail, goodPassword } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { carouselOf, currentSlide } from '../fixtures/carousel';
import { refuse } from '../fixtures/provider';
import { serveData, services } from '../fixtures/services';
import { expect, test } from '../fixtures/test';
import { beSignedIn, formOf, logoutButton, submitLogin } from '../fixtures/visitor';
import { slideTree } from './trees';

test('axe finds nothing on a details page found in the live data', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  await serveData(page, [...services, { ...services[0], id: 'live', name: 'Live' }]);
  await page.goto(servicePath('Live'));
  await expect(page.getByText('Service Id: live')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in the errors of the forms', async ({ page }) => {
  for (const route of ['/login', '/signup']) {
    await page.goto(route);
    await formOf(page).submit.click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.locator('form')).toMatchAriaSnapshot(`
      - textbox "Email" [invalid]
      - paragraph: Email is required
      - textbox "Password" [invalid]
      - paragraph: Password is required`);
    await expectAccessible(page);
  }
});

test('axe finds nothing while a toast is shown, nor while the form is busy', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  await refuse(page, 'INVALID_PASSWORD');
  await page.goto('/login');
  await submitLogin(page, { email: freshEmail(), password: goodPassword });
  await expect(page.getByText('Wrong Password', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - alert:
      - paragraph: Wrong Password
      - button "Dismiss"`);
  const middles = await page.locator('[data-toast] > *').evaluateAll((parts) =>
    parts.map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return (top + bottom) / 2;
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(0.5);

  await page.unrouteAll();
  await page.route('**/accounts:signInWithPassword**', () => undefined);
  await formOf(page).submit.click();
  await expect(page.locator('form')).toMatchAriaSnapshot(
    `- button "${loginTexts.busy}" [disabled]`,
  );
  await expectAccessible(page);
});

test('axe finds nothing for somebody who is signed in', async ({ page }) => {
  await beSignedIn(page);
  for (const route of ['/login', '/signup']) {
    await page.goto(route);
    await expect(logoutButton(page)).toBeVisible();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading [level=1]
      - paragraph: You are signed in as
      - paragraph: /@/
      - paragraph:
        - link "Continue"
        - button "Logout"`);
    await expectAccessible(page);
  }
});

test('axe finds nothing with the carousel paused, and on its last slide', async ({ page }) => {
  await page.goto('/');
  const { root, start, previous } = carouselOf(page);
  await expect(start).toBeVisible();
  await expectAccessible(page);
  await previous.click();
  await expect.poll(() => currentSlide(page)).toBe(3);
  await expect(root.getByRole('group', { name: '3 of 3' })).toHaveCSS('opacity', '1');
  await expect(root).toMatchAriaSnapshot(slideTree(3));
  await expectAccessible(page);
});
