import { blogs } from '@/lib/content/answers/answers';
import { about } from '@/lib/content/profile';
import { firstService } from '../fixtures/services';
import { expect, test } from '../fixtures/test';
import { barLink, isSameDocument, markDocument } from '../fixtures/visitor';

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

test('back and forward show the pages without a new document', async ({ page }) => {
  await page.goto('/services');
  await markDocument(page);
  await page.getByRole('link', { name: `Booking ${firstService.name}` }).click();
  await expect(page.getByText(`Service Id: ${firstService.id}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: `Booking ${firstService.name}` })).toBeVisible();
  await page.goForward();
  await expect(page.getByText(`Service Id: ${firstService.id}`)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
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
