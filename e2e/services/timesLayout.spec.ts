import type { Page } from '@playwright/test';
import { classBooking } from '@/lib/booking/booking';
import { closures } from '@/lib/content/studio';
import { nextClass } from '@/lib/schedule/upcomingDates';
import { classesOf } from '@/lib/schedule/week';
import type { Service } from '@/lib/services/service';
import { addDays, timeOf } from '@/lib/time/dates';
import { timesWords } from '@/lib/words';
import { visit } from '../fixtures/hydration';
import { linesOf, textBoxOf } from '../fixtures/layout';
import { layoutShiftsOf } from '../fixtures/performanceEntries';
import { holdScripts } from '../fixtures/requests';
import { services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { nextFrame, sizes } from '../fixtures/viewport';
import { openDates, rowOf, rowsOf, timesOf } from './times';

for (const { reply, now, id, fragments, widths } of [
  {
    // Today's class is booked by phone, Saturday's by email.
    reply: 'at once',
    now: '2026-11-24T09:30-08:00',
    id: '5',
    fragments: ['2026-11-28-1130', '2026-11-24-1800'],
    widths: [360, 1280],
  },
  {
    // A reply may come too late for tomorrow's first class.
    reply: 'tomorrow',
    now: '2026-11-23T21:30-08:00',
    id: '3',
    fragments: ['2026-11-28-0830', '2026-11-24-0615'],
    widths: [360, 768, 1280],
  },
])
  test(`opening a date moves nothing below the times, when the studio replies ${reply}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(now);
    await visit(page, `/services/${id}`);
    const fold = timesOf(page).locator('> details');
    const readTop = () => fold.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await expect(rowsOf(page).first()).toHaveText(/^To(day|morrow)/);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const top = await readTop();
      for (const fragment of fragments) {
        const row = rowOf(page, fragment);
        await row.locator('summary').click();
        await expect(row.locator('details')).toHaveAttribute('open');
        const place = `${fragment} at ${width} px`;
        expect(await readTop(), place).toBe(top);
        expect(await linesOf(row.locator('p')), place).toBeLessThanOrEqual(width < 384 ? 3 : 2);
      }
    }
    const top = await readTop();
    const saved = page.waitForEvent('download');
    await openDates(page).getByRole('button', { name: timesWords.calendar }).click();
    await saved;
    expect(await readTop(), 'after saving a calendar file').toBe(top);
  });

test('the toast about a saved calendar file covers no link of its date', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T09:30-08:00');
  await visit(page, '/services/2');
  const save = rowsOf(page).getByRole('button', { name: timesWords.calendar });
  for (const [size, spaceBelow] of [
    [sizes.smallPhone, 96],
    [sizes.desktop, 40],
  ] as const) {
    await page.setViewportSize(size);
    // Scrolls the links to where the toast appears.
    await save.evaluate(
      (button, space) => scrollBy(0, button.getBoundingClientRect().bottom + space - innerHeight),
      spaceBelow,
    );
    await save.click();
    const toast = (await page.locator('[data-toast]').boundingBox())!;
    const links = (await save.locator('..').boundingBox())!;
    const isBeside = toast.x + toast.width < links.x;
    if (!isBeside) expect(toast.y + toast.height, `${size.width} px`).toBeLessThan(links.y);
  }
});

test('the button of the first date is in the first screen', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T09:30-08:00');
  for (const { id } of services.filter(({ slots }) => slots)) {
    await visit(page, `/services/${id}`);
    const button = rowsOf(page).getByRole('link').first();
    await expect(button).toHaveAccessibleName(/\bbook\b/i);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(button, `${id} at ${width} px`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('on a phone, nothing moves when a linked class becomes its next date', async ({ page }) => {
  await page.setViewportSize(sizes.smallPhone);
  await page.clock.setFixedTime('2026-11-24T10:00-08:00');
  const release = await holdScripts(page);
  await page.goto('/services/5#tuesday-1800');
  await expect(
    rowOf(page, 'tuesday-1800').getByRole('link', { name: 'Email to book Tuesday, 6:00 pm' }),
  ).toBeInViewport();
  release();
  const today = rowOf(page, '2026-11-24-1800');
  await expect(today.getByText('Today', { exact: true })).toBeInViewport();
  await expect(today.getByRole('link', { name: 'Call to book' })).toHaveAttribute('href', /^tel:/);
  await expect(openDates(page)).toHaveCount(1);
  expect(await layoutShiftsOf(page)).toEqual([]);
});

/**
 * Returns the hour of a week without closures, from Monday, 2026-12-07, at which the notes of a
 * service's next class are the longest.
 */
function longestNotesAt(service: Service): string {
  const weekly = classesOf(service);
  const moments = Array.from({ length: 7 * 24 }, (_, hour) => {
    const now = {
      date: addDays('2026-12-07', Math.floor(hour / 24)),
      minutes: (hour % 24) * 60,
    };
    const { weekClass, date } = nextClass(weekly, now, closures)!;
    const { notes, cancel } = classBooking(service, weekClass.slot, { date, now });
    return { now, length: Math.max(...[...notes, cancel].map((note) => note.length)) };
  });
  const { now } = moments.reduce((longest, moment) =>
    moment.length > longest.length ? moment : longest,
  );
  return `${now.date}T${timeOf(now.minutes)}-08:00`;
}

/** More hours at which the list of a service's times is likely to grow. */
const criticalHours: Readonly<Record<string, readonly string[]>> = {
  '1': [
    // The evening before a holiday.
    '2026-11-25T19:00-08:00',
    // The next class is later today.
    '2026-12-09T07:00-08:00',
    '2026-12-09T16:00-08:00',
    // The next class is on another day, with two classes.
    '2026-12-11T21:00-08:00',
    '2026-12-12T07:00-08:00',
  ],
  // The next class is booked by phone.
  '2': ['2026-12-08T11:00-08:00'],
  '3': ['2026-12-11T21:00-08:00'],
  // The evening before a holiday.
  '5': ['2026-11-25T19:00-08:00'],
};

/** Returns the height of the list of times in windows of four widths. */
async function heightsOf(page: Page) {
  const heights: Record<string, number> = {};
  for (const width of [1024, 768, 390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    heights[`${width} px`] = (await timesOf(page).boundingBox())!.height;
  }
  return heights;
}

for (const service of services)
  test(`at any hour, the list of ${service.name}’s times is as high as before the time was known`, async ({
    page,
  }) => {
    const [firstHour, ...otherHours] = [
      longestNotesAt(service),
      ...(criticalHours[service.id] ?? []),
    ];
    await page.clock.setFixedTime(firstHour);
    const release = await holdScripts(page);
    await page.goto(`/services/${service.id}`);
    // Without the time, the rows are weekly classes, such as Mondays, 6:30 am.
    for (const row of await rowsOf(page).all())
      await expect(row).toHaveText(/^[A-Z][a-z]+days\s+\d.*[ap]m/);
    const heights = await heightsOf(page);
    // The browser reports the shifts of the last resizing with the next frame.
    await nextFrame(page);
    const shifts = await layoutShiftsOf(page);
    release();
    await expect(timesOf(page).getByText(timesWords.fold.label)).toBeVisible();
    expect(await layoutShiftsOf(page), firstHour).toEqual(shifts);
    expect(await heightsOf(page), firstHour).toEqual(heights);
    for (const hour of otherHours) {
      const before = await rowsOf(page).first().textContent();
      await page.clock.setFixedTime(hour);
      await page.evaluate(() => dispatchEvent(new Event('pageshow')));
      await expect(rowsOf(page).first()).not.toHaveText(before!);
      expect(await heightsOf(page), hour).toEqual(heights);
    }
  });

test('the notes of an open date stay within its padding, even the longest', async ({ page }) => {
  // At this time, they say that the class is often full and what canceling costs.
  await page.clock.setFixedTime('2026-11-24T13:00-08:00');
  await visit(page, '/services/5');
  const notes = rowOf(page, '2026-11-24-1800').locator('p');
  await expect(notes).toContainText('canceling costs $10.');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const edge = await notes.evaluate(({ parentElement }) => {
      const padding = parseFloat(getComputedStyle(parentElement!).paddingRight);
      return parentElement!.getBoundingClientRect().right - padding;
    });
    const { right } = await textBoxOf(notes);
    expect(right, `at ${width} px`).toBeLessThanOrEqual(edge);
  }
});
