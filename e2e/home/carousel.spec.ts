import { parse } from 'node:path';
import type { Page } from '@playwright/test';
import { pictures } from '@/lib/content/pictures';
import { expectAccessible } from '../fixtures/axe';
import {
  carouselOf,
  currentSlide,
  hoverCarousel,
  leaveCarousel,
  openWithClock,
} from '../fixtures/carousel';
import { testStart } from '../fixtures/clock';
import { visit } from '../fixtures/hydration';
import { hold } from '../fixtures/requests';
import { slideHeadline } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { phone } from '../fixtures/viewport';
import { tabTo } from '../fixtures/visitor';

test('with reduced motion, the carousel starts paused; each slide has a headline and a caption', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: testStart });
  await visit(page, '/');
  const { root, start, indicator } = carouselOf(page);
  await expect(start).toBeVisible();
  await expectAccessible(page);
  await page.clock.runFor(20_000);
  expect(await currentSlide(page)).toBe(1);
  expect(slideHeadline).toBe('Your Fully fledged fitness studio ready to help you reach your Goal');
  for (const [index, { caption }] of pictures.slides.entries()) {
    await indicator(index + 1).click();
    const slide = root.getByRole('group', { name: `${index + 1} of 3` });
    await expect(slide).toContainText(slideHeadline);
    await expect(slide).toContainText(caption);
    await expect(slide.getByRole('img', { name: pictures.slides[index]!.alt })).toBeVisible();
  }
  await expect(root.getByRole('group', { name: '3 of 3' })).toHaveCSS('opacity', '1');
  // The accessibility tree contains no other slide.
  await expect(root).toMatchAriaSnapshot(`
    - group "Slides":
      - group "3 of 3":
        - img
        - heading "${slideHeadline}" [level=1]
        - paragraph`);
  await expectAccessible(page);
});

test('a slide stays for 5000 ms; hovering pauses the rotation, focus and the button stop it', async ({
  page,
}) => {
  await openWithClock(page);
  const { root, stop, start } = carouselOf(page);
  let slide = await currentSlide(page);
  const expectNext = async (time: number) => {
    await page.clock.runFor(time);
    slide = (slide % 3) + 1;
    await expect.poll(() => currentSlide(page)).toBe(slide);
  };
  const expectRest = async (time = 20_000) => {
    await page.clock.runFor(time);
    expect(await currentSlide(page)).toBe(slide);
  };
  await expectRest(4990);
  await expectNext(20);
  for (let steps = 0; steps < 2; steps += 1) await expectNext(5000);

  await hoverCarousel(page);
  await expectRest();
  await leaveCarousel(page);
  await expectNext(5010);

  await stop.click();
  await expect(start).toBeVisible();
  await leaveCarousel(page);
  await expectRest();
  await start.click();
  await leaveCarousel(page);
  await expectNext(5010);

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await tabTo(page, root.getByRole('button').first());
  await expect(start).toBeFocused();
  await expectRest();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await expectRest();
  await start.focus();
  await page.keyboard.press('Enter');
  await expectNext(5010);
});

test('the next slide waits for its picture', async ({ page }) => {
  const { name } = parse(pictures.slides[1]!.src);
  const release = await hold(page, new RegExp(`/_pictures/${name}`));
  await openWithClock(page);
  await page.clock.runFor(20_000);
  expect(await currentSlide(page)).toBe(1);
  release();
  await expect.poll(() => currentSlide(page)).toBe(2);
});

/** Swipes with one finger over the carousel, in steps. */
async function swipe(page: Page, right: number, down: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', progress: number) => {
    const touchPoints = [{ x: 200 + right * progress, y: 300 + down * progress }];
    return session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  for (const progress of [0.25, 0.5, 0.75, 1]) await touch('touchMove', progress);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test.describe('on a phone', () => {
  test.use(phone);

  test('swipes go through all slides and back to the first', async ({ page }) => {
    await visit(page, '/');
    await expect(carouselOf(page).start).toBeVisible();
    for (const slide of [2, 3, 1]) {
      await swipe(page, -120, 6);
      await expect.poll(() => currentSlide(page)).toBe(slide);
    }
  });
});
