import { blogs } from '@/lib/content/answers/answers';
import { about } from '@/lib/content/profile';
import { expect, test } from '../fixtures/test';
import { barLink } from '../fixtures/visitor';

test.use({ reducedMotion: 'no-preference' });

test('title and focus change with the page, which begins at its top', async ({ page }) => {
  await page.goto('/blogs');
  // The router does not scroll to the top by itself if the page is scrolled by less than the height of the bar.
  for (const [scroll, label, path, title] of [
    [40, 'About', '/about', new RegExp(about.title)],
    [2000, 'Blogs', '/blogs', new RegExp(blogs.title)],
  ] as const) {
    await page.evaluate((top) => scrollTo(0, top), scroll);
    await barLink(page, label).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('Ctrl and a click open a link in a new tab', async ({ page, context }) => {
  await page.goto('/');
  const opening = context.waitForEvent('page');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Blogs' })
    .click({ modifiers: ['Control'] });
  await expect(await opening).toHaveURL('/blogs');
  await expect(page).toHaveURL('/');
});
