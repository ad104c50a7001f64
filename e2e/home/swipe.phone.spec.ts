import type { Page } from '@playwright/test';
import { carouselOf, currentSlide } from '../fixtures/carousel';
import { expect, test } from '../fixtures/test';

interface Way {
  readonly right: number;
  readonly down: number;
}

/** One finger goes down on the carousel, along the way in steps, and lifts. */
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
  // Rotation would change the slide under the finger.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(carouselOf(page).start).toBeVisible();
});

for (const [what, way, slide] of [
  ['41 px to the left shows the next slide', { right: -41, down: 0 }, 2],
  ['41 px to the right shows the previous slide', { right: 41, down: 0 }, 3],
  ['exactly 40 px to the left does nothing', { right: -40, down: 0 }, 1],
  ['exactly 40 px to the right does nothing', { right: 40, down: 0 }, 1],
  ['a vertical scroll is no swipe', { right: -60, down: -160 }, 1],
] as const) {
  test(`a swipe: ${what}`, async ({ page }) => {
    await swipe(page, way);
    await page.waitForTimeout(300);
    expect(await currentSlide(page)).toBe(slide);
  });
}

test('swipes wrap around', async ({ page }) => {
  for (const slide of [2, 3, 1]) {
    await swipe(page, { right: -120, down: 6 });
    await expect.poll(() => currentSlide(page)).toBe(slide);
  }
});
