import type { Page } from '@playwright/test';
import { carouselOf, currentSlide } from '../fixtures/carousel';
import { expect, test } from '../fixtures/test';

interface Way {
  readonly right: number;
  readonly down: number;
}

/** Swipes with one finger over the carousel, in steps. */
async function swipe(page: Page, { right, down }: Way): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [x, y] = [200, 300];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + right * part, y: y + down * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
  await session.detach();
}

test.beforeEach(async ({ page }) => {
  // Without the rotation, which would change the slide.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(carouselOf(page).start).toBeVisible();
});

test('swipes wrap around', async ({ page }) => {
  for (const slide of [2, 3, 1]) {
    await swipe(page, { right: -120, down: 6 });
    await expect.poll(() => currentSlide(page)).toBe(slide);
  }
});
