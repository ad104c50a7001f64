import type { Page } from '@playwright/test';
import { freshEmail, goodPassword } from '../fixtures/accounts';
import { formOf } from '../fixtures/forms';
import { offerGoogle } from '../fixtures/google';
import { visit } from '../fixtures/hydration';
import { loginLink, logoutButton } from '../fixtures/navbar';
import { expect, test } from '../fixtures/test';
import { sizes, resize } from '../fixtures/viewport';
import { tabTo } from '../fixtures/visitor';

test('signing up and logging out work with the keyboard alone', async ({
  page,
  context,
  guard,
}) => {
  // Focus reaches the Google button, which then loads Google's script.
  await offerGoogle(context, guard);
  await visit(page, '/login');
  await tabTo(page, page.getByRole('link', { name: 'Create New Account' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup/);

  const { email, password, confirmation } = formOf(page);
  await tabTo(page, email);
  await page.keyboard.type(freshEmail('keyboard'));
  await tabTo(page, password);
  await page.keyboard.type(goodPassword);
  await tabTo(page, confirmation);
  await page.keyboard.type(goodPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account created', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, logoutButton(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(loginLink(page)).toBeVisible();
});

/** Returns the scroll position, and whether focus is in the navbar. */
const readPosition = (page: Page) =>
  page.evaluate(() => ({
    scroll: scrollY,
    isFocusInBar: document.querySelector('header')?.contains(document.activeElement),
  }));

test('moving focus through the bar does not scroll the page', async ({ page }) => {
  await visit(page, '/');
  for (const size of [sizes.desktop, sizes.phone]) {
    await resize(page, size);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    const controls = page.locator('header a, header button');
    const count = await controls.filter({ visible: true }).count();
    await controls.first().evaluate((brand: HTMLElement) => brand.focus({ preventScroll: true }));
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 1; presses < count; presses += 1) {
        await page.keyboard.press(key);
        expect(await readPosition(page)).toEqual({ scroll: 1500, isFocusInBar: true });
      }
  }
});
