import { slideHeadline, slides } from '@/lib/content/slides';
import { slideTree } from '../access/trees';
import { expectAccessible } from '../fixtures/axe';
import { carouselOf, currentSlide, openWithClock } from '../fixtures/carousel';
import { expect, test } from '../fixtures/test';
import { tabTo } from '../fixtures/visitor';

test('with reduced motion it starts stopped; each of the three slides has the headline and a caption', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  const { root, start, indicator } = carouselOf(page);
  await expect(start).toBeVisible();
  await expectAccessible(page);
  await page.clock.runFor(20_000);
  expect(await currentSlide(page)).toBe(1);
  expect(slideHeadline).toBe('Your Fully fledged fitness studio ready to help you reach your Goal');
  for (const [index, { caption, alt }] of slides.entries()) {
    await indicator(index + 1).click();
    const slide = root.getByRole('group', { name: `${index + 1} of 3` });
    await expect(slide).toContainText(slideHeadline);
    await expect(slide).toContainText(caption);
    await expect(slide.getByRole('img', { name: alt })).toBeVisible();
  }
  await expect(root.getByRole('group', { name: '3 of 3' })).toHaveCSS('opacity', '1');
  await expect(root).toMatchAriaSnapshot(slideTree(3));
  await expectAccessible(page);
});

test('a slide stays for 5000 ms, and after the last comes the first', async ({ page }) => {
  await openWithClock(page);
  const first = await currentSlide(page);
  await page.clock.runFor(4990);
  expect(await currentSlide(page)).toBe(first);
  await page.clock.runFor(20);
  await expect.poll(() => currentSlide(page)).toBe((first % 3) + 1);
  for (const step of [1, 2]) {
    await page.clock.runFor(5000);
    await expect.poll(() => currentSlide(page)).toBe(((first + step) % 3) + 1);
  }
});

test('the pointer pauses it; the button stops it and starts it again', async ({ page }) => {
  await openWithClock(page);
  const first = await currentSlide(page);
  const { root, stop, start } = carouselOf(page);
  await root.hover({ position: { x: 5, y: 80 } });
  await page.clock.runFor(20_000);
  expect(await currentSlide(page)).toBe(first);
  await page.mouse.move(400, 10);
  await page.clock.runFor(5010);
  await expect.poll(() => currentSlide(page)).toBe((first % 3) + 1);

  await stop.click();
  await expect(start).toBeVisible();
  await page.mouse.move(400, 10);
  const stopped = await currentSlide(page);
  await page.clock.runFor(20_000);
  expect(await currentSlide(page)).toBe(stopped);
  await start.click();
  await page.mouse.move(400, 10);
  await page.clock.runFor(5010);
  await expect.poll(() => currentSlide(page)).toBe((stopped % 3) + 1);
});

test('it stops when the keyboard reaches it, until the button starts it', async ({ page }) => {
  await openWithClock(page);
  const first = await currentSlide(page);
  const { root, start } = carouselOf(page);
  await tabTo(page, root.getByRole('button').first());
  await expect(start).toBeFocused();
  await page.clock.runFor(20_000);
  expect(await currentSlide(page)).toBe(first);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.clock.runFor(20_000);
  expect(await currentSlide(page)).toBe(first);
  await start.focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(5010);
  await expect.poll(() => currentSlide(page)).toBe((first % 3) + 1);
});
