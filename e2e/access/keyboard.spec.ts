import { freshEmail, goodPassword } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { offerGoogle } from '../google/google';
import { formOf, loginLink, logoutButton, tabTo } from '../fixtures/visitor';

test('a visitor signs up and logs out with the keyboard alone', async ({
  page,
  context,
  guard,
}) => {
  // On its way the focus passes the Google button, which takes that for interest.
  await offerGoogle(context, guard);
  await page.goto('/');
  await tabTo(page, loginLink(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
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

  await tabTo(page, logoutButton(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(loginLink(page)).toBeVisible();
});

for (const route of ['/', '/services', '/login']) {
  test(`every stop of the Tab key on ${route} shows where it is, and is not hidden behind the bar`, async ({
    page,
    context,
    guard,
  }) => {
    await offerGoogle(context, guard);
    await page.goto(route);
    await page.keyboard.press('Tab');
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const covered = !element.closest('header') && box.bottom <= bar;
        return {
          element: element.outerHTML.slice(0, 120),
          ringed: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
          covered,
        };
      });
      if (!seen) break;
      expect({ route, ...seen }).toEqual({
        route,
        element: seen.element,
        ringed: true,
        covered: false,
      });
    }
  });
}

test('controls are large enough to hit', async ({ page }) => {
  for (const route of ['/', '/services', '/about', '/blogs', '/login', '/signup']) {
    await page.goto(route);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, header a, input')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.height < 24 || box.width < 24))
        .map(({ element }) => element.outerHTML.slice(0, 120)),
    );
    expect([route, small]).toEqual([route, []]);
  }
});
