import type { Page } from '@playwright/test';
import type { Service } from '@/lib/services/service';
import { dayTexts } from '@/lib/words';
import { expectAccessible } from '../fixtures/assistive';
import { layoutShiftsOf, overflowOf } from '../fixtures/layout';
import { holdScripts } from '../fixtures/provider';
import { serveData, services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

/** The day in lamps (product 14.2), once the clock is known. */
const today = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: /^Today · / }) });

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const lampsOf = async (page: Page) =>
  (await today(page).getByRole('listitem').allTextContents()).map(oneLine);

const moments = [
  {
    name: 'a Tuesday morning',
    time: '2026-11-24T09:30-08:00',
    heading: 'Today · Tuesday, November 24',
    lamps: [
      '6:15 am Spin, over',
      '7 am Yoga, over',
      'Next 6 pm Boxing',
      '7:30 pm Yoga, later today',
    ],
    next: 'Next: Boxing 6 pm60 minutes · with Rowan · $29 per class',
    button: 'Call to book',
    hero: [/^Open until 10\spm$/, 'Boxing today at 6 pm · $29'],
  },
  {
    name: 'a class on the eve of a holiday',
    time: '2026-11-25T18:05-08:00',
    heading: 'Today · Wednesday, November 25',
    lamps: [
      '6:30 am Strength, over',
      '12:15 pm HIIT, over',
      'On now 6 pm Strength',
      'Next 7:30 pm Calisthenics',
    ],
    next: 'Next: Calisthenics 7:30 pm60 minutes · with Mara · $32 per class',
    button: 'Call to book',
    hero: [
      /^Open until 10\spm$/,
      'Closed tomorrow: Thanksgiving',
      'Calisthenics today at 7:30 pm · $32',
    ],
  },
  {
    name: 'half past ten at night',
    time: '2026-11-24T22:30-08:00',
    heading: 'Today · Tuesday, November 24',
    lamps: ['6:15 am Spin, over', '7 am Yoga, over', '6 pm Boxing, over', '7:30 pm Yoga, over'],
    next: 'Tomorrow: Strength 6:30 am60 minutes · with Rowan · $29 per class',
    button: 'Call from 6 am',
    hero: [/^Opens at 6\sam$/, 'Strength tomorrow at 6:30 am · $29'],
  },
  {
    name: 'a holiday',
    time: '2026-11-26T12:00-08:00',
    heading: 'Today · Thursday, November 26',
    lamps: [],
    next: 'Tomorrow: Strength 6:30 am60 minutes · with Theo · $29 per class',
    button: 'Call tomorrow from 6 am',
    hero: [/^Opens tomorrow at 6\sam$/, 'Strength tomorrow at 6:30 am · $29'],
  },
] as const;

test.describe('for a visitor far from the studio', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  for (const { name, time, heading, lamps, next, button, hero } of moments)
    test(`${name}: each class is a lamp, and the next one can be taken`, async ({ page }) => {
      await page.clock.install({ time });
      await page.goto('/');
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      expect(await lampsOf(page)).toEqual(lamps);
      if (lamps.length === 0)
        await expect(today(page)).toContainText(/Closed today:\s*Thanksgiving/);
      await expect(today(page).getByText(next)).toBeVisible();
      await expect(today(page).getByRole('link', { name: button })).toHaveAttribute(
        'href',
        'tel:+15555550142',
      );
      for (const words of hero)
        await expect(page.locator('[data-carousel]').getByText(words).first()).toBeVisible();
      expect(await layoutShiftsOf(page)).toEqual([]);
      await expectAccessible(page);
    });
});

test('a class begins: its lamp comes on, and the next one glows', async ({ page }) => {
  await page.clock.install({ time: '2026-11-25T17:59-08:00' });
  await page.goto('/');
  await expect.poll(async () => (await lampsOf(page))[2]).toBe('Next 6 pm Strength');
  await page.clock.runFor('02:00');
  await expect.poll(async () => (await lampsOf(page))[2]).toBe('On now 6 pm Strength');
  expect((await lampsOf(page))[3]).toBe('Next 7:30 pm Calisthenics');
});

test('a lamp leads to its date, and so does the line of the hero, whose street leads to the map', async ({
  page,
}) => {
  await page.goto('/');
  const boxing = '/services/5#2026-11-24-1800';
  await expect(today(page).getByRole('link', { name: /Boxing/ })).toHaveAttribute('href', boxing);
  // One that is over leads to the next date of its class, since details list no date that has begun.
  const over = today(page).getByRole('link', { name: /^6:15\sam Spin/ });
  await expect(over).toHaveAttribute('href', '/services/3#tuesday-0615');
  const hero = page.locator('[data-carousel]');
  await expect(
    hero.getByRole('link', { name: /^Boxing today at 6\spm · \$29 per class$/ }),
  ).toHaveAttribute('href', boxing);
  await hero.getByRole('link', { name: '24 Foundry Lane' }).click();
  await expect(page.locator('#visit')).toBeInViewport();
});

/** Twelve classes on Tuesday, whose names take two lines in a lamp. */
const full: readonly Service[] = services.map((service, at) => ({
  ...service,
  name: `${service.name} and shoulders`,
  sessions: [8 + 2 * at, 9 + 2 * at].map((hour) => ({
    day: 'Tuesday',
    start: `${String(hour).padStart(2, '0')}:00`,
  })),
}));

for (const width of [360, 1280])
  test(`at ${width} px nothing moves when the clock is known, whatever the day has`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [data, time] of [
      [full, '2026-11-24T14:30-08:00'],
      [services, '2026-11-24T14:30-08:00'],
      [services, '2026-11-26T12:00-08:00'],
    ] as const) {
      await page.clock.install({ time });
      await serveData(page, data);
      const release = await holdScripts(page);
      await page.goto('/', { waitUntil: 'load' });
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await page.getByRole('heading', { name: 'Monday', exact: true }).scrollIntoViewIfNeeded();
      const before = await height();
      release();
      await expect(today(page)).toContainText(/Next:|Tomorrow:/);
      expect(await layoutShiftsOf(page)).toEqual([]);
      if (data === full) {
        // The next one is in view, though the row is longer than the window, which is not.
        await expect(today(page).getByRole('listitem')).toHaveCount(12);
        const next = today(page).getByRole('link', { name: /^Next/ });
        const left = () => next.evaluate((link) => link.getBoundingClientRect().left / innerWidth);
        await expect.poll(left).toBeLessThan(0.9);
        expect(await left()).toBeGreaterThanOrEqual(0);
        expect(await overflowOf(page)).toBe(0);
      } else expect(await height()).toBe(before);
      await page.unrouteAll();
    }
  });

test('on a phone the lamps begin at the margin, also at the end of the row: none is cut there', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-24T18:30-08:00' });
  await serveData(page, full);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(today(page).getByRole('link', { name: /^Next/ })).toBeInViewport();
    const lamps = today(page).getByRole('listitem');
    const lefts = () =>
      lamps.evaluateAll((all) => all.map((lamp) => Math.round(lamp.getBoundingClientRect().left)));
    await expect.poll(lefts, `${width} px`).toContain(16);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the classes of the first day of the week are there, and no state is claimed', async ({
    page,
  }) => {
    await page.goto('/');
    const monday = page.locator('section', {
      has: page.getByRole('heading', { name: 'Monday', exact: true }),
    });
    expect((await monday.getByRole('listitem').allTextContents()).map(oneLine)).toEqual([
      '6:30 am Strength',
      '12:15 pm Spin',
      '5:15 pm HIIT',
      '6 pm Strength',
    ]);
    await expect(monday.getByRole('link', { name: /Spin/ })).toHaveAttribute(
      'href',
      '/services/3#monday-1215',
    );
    await expect(page.getByText(dayTexts.today, { exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Classes from $22' })).toBeVisible();
  });
});
