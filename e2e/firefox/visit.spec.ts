import { profile } from '@/lib/content/profile';
import { linksIn } from '@/lib/pages';
import { expect, test } from '../fixtures/test';
import { barLink, isSameDocument, markDocument } from '../fixtures/visitor';

for (const device of ['a desktop', 'a phone'])
  test.describe(device, () => {
    const isPhone = device === 'a phone';
    test.use({ viewport: isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 } });

    test('links, back and forward, and fragments stay in one document', async ({ page }) => {
      await page.goto('/');
      await markDocument(page);
      const menu = page.getByRole('button', { name: 'Menu' });
      for (const { label, href } of linksIn('bar')) {
        if (isPhone) await menu.click();
        await barLink(page, label).click();
        await expect(page).toHaveURL(href);
        await expect(page.getByRole('main')).toBeFocused();
      }
      await expect(page).toHaveURL('/blogs');
      await page.locator('summary').last().click();
      const answer = page.getByRole('main').locator('a[href^="#"]').last();
      const place = (await answer.getAttribute('href')) ?? '';
      await answer.click();
      await expect(page).toHaveURL(`/blogs${place}`);
      await expect(page.locator(place)).toBeInViewport();
      const scrolled = () => page.evaluate(() => Math.round(scrollY));
      const left = await scrolled();
      expect(left).toBeGreaterThan(1000);

      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await page.goForward();
      await page.goForward();
      await expect(page).toHaveURL(`/blogs${place}`);
      await expect.poll(scrolled).toBe(left);

      expect(await isSameDocument(page)).toBe(true);

      // A link from another page opens the answer that contains its target.
      await page.goto('/services');
      await page.goto(`/blogs${place}`);
      await expect(page.locator(place)).toBeInViewport();
    });
  });

test('the back button restores the scroll position, to the pixel', async ({ page }) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  // Playwright's click would scroll first; on a phone the link is in the menu.
  const follow = (path: string) =>
    page.locator(`header a[href="${path}"]`).first().dispatchEvent('click');
  const settled = (main: Element) => Promise.all(main.getAnimations().map((one) => one.finished));
  await page.goto('/about');
  await follow('/blogs');
  await expect(page.getByRole('main')).toBeFocused();
  await page.locator('summary').first().click();
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(3000);
  await page.evaluate(() => scrollTo(0, 1500));
  await follow('/about');
  await expect(page).toHaveURL('/about');
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(profile.name);
  await page.getByRole('main').evaluate(settled);
  expect(await scrolled()).toBe(1500);
});
