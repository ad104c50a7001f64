import type { Page } from '@playwright/test';
import { dayWords } from '@/lib/words';
import { expectAccessible } from '../fixtures/axe';
import { visit } from '../fixtures/hydration';
import { overflowOf } from '../fixtures/layout';
import { layoutShiftsOf } from '../fixtures/performanceEntries';
import { holdScripts } from '../fixtures/requests';
import { expect, test } from '../fixtures/test';
import { nextFrame } from '../fixtures/viewport';

/** Returns the section of a day on Home, by its heading. */
const dayOf = (page: Page, heading: RegExp) =>
  page.locator('section', { has: page.getByRole('heading', { name: heading }) });

const classesOf = async (page: Page, heading: RegExp) =>
  (await dayOf(page, heading).locator('ol > li').allTextContents()).map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  );

/** Returns the day that is prerendered, visible or not. */
const mondayOf = (page: Page) =>
  page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { name: 'Monday', exact: true, includeHidden: true }),
  });

/** Returns the height of the page in windows of several widths, in which nothing overflows. */
async function heightsOf(page: Page) {
  const heights: Record<string, number> = {};
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page), `${width} px`).toBe(0);
    heights[`${width} px`] = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  return heights;
}

/**
 * Two moments, and what Home shows at each: the heading, the classes, the number of links, the
 * button's URL, and why another day is shown.
 */
const moments = [
  {
    name: 'before a class',
    time: '2026-11-24T09:30-08:00',
    heading: /^Today( ·)? Tuesday, November 24$/,
    classes: [
      /^6:15 am Spin earlier today$/,
      /^7:00 am Yoga earlier today$/,
      /^Next 6:00 pm Boxing with KimCall to bookOften full: call .+ until 10 pm\. Cancel free until noon\.$/,
      /^7:30 pm Yoga with LeeBook$/,
    ],
    links: 4,
    href: /^tel:/,
  },
  {
    name: 'on a closed day',
    time: '2026-11-26T12:00-08:00',
    heading: /^Tomorrow( ·)? Friday, November 27$/,
    classes: [
      /^Next 6:30 am Strength with MaxEmail to book Friday, 6:30 amWe reply from 6 am\. Usually room: just come\. Until we reply, canceling costs nothing\.$/,
      /^12:15 pm HIIT with MaxBook$/,
      /^6:00 pm Calisthenics with LeeBook$/,
    ],
    links: 4,
    href: /^mailto:.+Friday/,
    reason: 'No classes today.',
  },
] as const;

test.describe('for a visitor far from the studio', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  for (const { name, time, heading, classes, links, href, ...moment } of moments)
    test(`${name}: one class is highlighted and says how to book it, and nothing moves`, async ({
      page,
    }) => {
      await page.clock.install({ time });
      const release = await holdScripts(page);
      await page.goto('/');
      const prerenderedDay = mondayOf(page);
      await prerenderedDay.evaluate((element) => element.scrollIntoView());
      await expect(prerenderedDay).toBeHidden();
      const heights = await heightsOf(page);
      // The browser reports the shifts of the last resizing with the next frame.
      await nextFrame(page);
      const shifts = await layoutShiftsOf(page);
      release();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      const texts = await classesOf(page, heading);
      expect(texts).toHaveLength(classes.length);
      for (const [index, pattern] of classes.entries()) expect(texts[index]).toMatch(pattern);
      const day = dayOf(page, heading);
      // Only the button and the classes that haven't started are links.
      await expect(day.locator('ol').getByRole('link')).toHaveCount(links);
      await expect(day.locator('.is-next').getByRole('link').last()).toHaveAttribute('href', href);
      const reason = 'reason' in moment && moment.reason;
      await expect(day.locator('h2 + p')).toHaveText(reason || '');
      if (reason) await expect(day.getByRole('navigation')).not.toContainText('Thursday');
      expect(await layoutShiftsOf(page)).toEqual(shifts);
      expect(await heightsOf(page)).toEqual(heights);
      // If the navbar covers part of a control, axe reports the control as too small.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectAccessible(page);
    });
});

test('if the scripts don’t load, Monday’s classes are shown after some seconds', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/');
  await expect(mondayOf(page)).toBeHidden();
  await mondayOf(page).evaluate((day) => {
    for (const delay of day.getAnimations()) delay.finish();
  });
  await expect(mondayOf(page)).toBeVisible();
  expect(await classesOf(page, /^Monday$/)).toContain('6:30 am Strength with Kim');
  await expect(dayOf(page, /^Monday$/)).toHaveCSS('opacity', '1');
});

test('a class that has started is “on now” in a small row, and the next one is highlighted', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-25T17:59-08:00' });
  await visit(page, '/');
  const next = dayOf(page, /^Today /).locator('.is-next');
  await expect(next).toHaveText(/^Next 6:00\spm Strength/);
  const link = next.getByRole('link').first();
  await expect(link).toHaveAttribute('href', '/services/1#2026-11-25-1800');
  await page.clock.fastForward('02:00');
  await expect(next).toHaveText(/^Next 7:30\spm Calisthenics.*Call to book/);
  expect(await classesOf(page, /^Today /)).toContain('6:00 pm Strength on now');
  await page.clock.fastForward('01:31:00');
  // The day's last class has started. The next one is after Thanksgiving.
  await expect(dayOf(page, /^Friday/).locator('.is-next')).toHaveText(/^Next 6:30\sam Strength/);
});

test('on wide screens, the highlighted class is beside the others, and all start at one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.clock.install({ time: '2026-11-27T05:30-08:00' });
  await visit(page, '/');
  const day = dayOf(page, /^Today /);
  await expect(day.locator('.is-next')).toHaveCount(1);
  const boxesOf = (selector: string) =>
    day
      .locator(selector)
      .evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      );
  const [next, second, third] = await boxesOf('ol > li');
  expect([second!.y, third!.y]).toEqual([next!.y, second!.bottom]);
  const note = (await boxesOf('h2 ~ p')).at(-1)!;
  expect([third!.x, third!.right]).toEqual([second!.x, note.right]);
  expect(next!.width).toBeGreaterThan(1.5 * second!.width);
  const [time, title, bookingNote] = await boxesOf('.is-next :is(time, .class-title, p)');
  expect(bookingNote!.x).toBe(title!.x);
  expect(time!.right).toBeLessThan(title!.x);
  await page.clock.fastForward('05:00:00');
  await expect(day.locator('.is-next')).toContainText('HIIT');
  // The class that is over is the first in the document, and below the others.
  const [past, highlighted, later] = await boxesOf('ol > li');
  expect([later!.y, past!.y]).toEqual([highlighted!.y, later!.bottom]);
});

test('the rows of past classes are as high as one line', async ({ page }) => {
  // Three of four classes have started.
  await page.clock.install({ time: '2026-11-25T18:30-08:00' });
  await visit(page, '/');
  const past = dayOf(page, /^Today/)
    .getByRole('listitem')
    .filter({ hasText: /earlier today|on now/ });
  await expect(past).toHaveCount(3);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const row of await past.all()) {
      const { height } = (await row.boundingBox())!;
      expect(height, `${width} px`).toBeGreaterThanOrEqual(44);
      expect(height, `${width} px`).toBeLessThanOrEqual(52);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Monday’s classes are shown, and none is highlighted', async ({ page }) => {
    await page.goto('/');
    expect(await classesOf(page, /^Monday$/)).toEqual([
      '6:30 am Strength with Kim',
      '12:15 pm Spin with Max',
      '5:15 pm HIIT with Max',
      '6:00 pm Strength with Kim',
    ]);
    await expect(page.locator('main .is-next')).toHaveCount(0);
    await expect(page.getByText(dayWords.today, { exact: true })).toHaveCount(0);
  });
});
