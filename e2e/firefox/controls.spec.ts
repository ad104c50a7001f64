import { carouselOf, currentSlide } from '../fixtures/carousel';
import { expect, test } from '../fixtures/test';
import { tabTo } from '../fixtures/visitor';

test('the carousel rotates, pauses under the pointer, and follows buttons and keys', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => currentSlide(page)).toBe(2);
  const { root, previous, next, indicator, stop } = carouselOf(page);
  await root.hover({ position: { x: 5, y: 80 } });
  await indicator(1).click();
  await previous.click();
  await expect.poll(() => currentSlide(page)).toBe(3);
  await next.click();
  await expect.poll(() => currentSlide(page)).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => currentSlide(page)).toBe(3);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => currentSlide(page)).toBe(1);
  // The pointer only pauses the rotation: it can still be stopped.
  await expect(stop).toBeVisible();
});

test('the keyboard reaches the content, and the focus is always visible', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const booking = page.getByRole('link', { name: /^Booking / }).first();
  await tabTo(page, booking);
  expect(await booking.evaluate((link) => getComputedStyle(link).outlineWidth)).toBe('3px');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Service Id: 1')).toBeVisible();
});
