import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { classBooking } from '@/lib/booking/booking';
import { closures } from '@/lib/content/studio';
import { nextClass } from '@/lib/schedule/upcomingDates';
import { classesOf } from '@/lib/schedule/week';
import type { Service } from '@/lib/services/service';
import { addDays, timeOf } from '@/lib/time/dates';
import { visit } from '../fixtures/hydration';
import { layoutShiftsOf } from '../fixtures/performanceEntries';
import { holdScripts } from '../fixtures/requests';
import { services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { resize } from '../fixtures/viewport';
import { rowOf, rowsOf, smallPhone } from './times';

test('opening a date or saving its calendar file moves nothing below the times', async ({
  page,
}) => {
  // Today's class is booked by phone, the others by email. At night, tomorrow's first class may not
  // get an answer.
  for (const [width, now, id, dates] of [
    [360, '2026-11-24T17:30:00Z', '5', ['2026-11-28-1130', '2026-11-24-1800']],
    [1280, '2026-11-24T17:30:00Z', '5', ['2026-11-28-1130', '2026-11-24-1800']],
    [360, '2026-11-24T05:30:00Z', '3', ['2026-11-28-0830', '2026-11-24-0615']],
    [768, '2026-11-24T05:30:00Z', '3', ['2026-11-28-0830', '2026-11-24-0615']],
    [1280, '2026-11-24T05:30:00Z', '3', ['2026-11-28-0830', '2026-11-24-0615']],
  ] as const) {
    await page.clock.setFixedTime(now);
    await resize(page, { width, height: 900 });
    await visit(page, `/services/${id}`);
    const fold = page.locator('#times + dd > details');
    const readTop = () => fold.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await expect(rowsOf(page).first()).toHaveText(/^To(day|morrow)/);
    const top = await readTop();
    for (const date of dates) {
      const row = rowOf(page, date);
      await row.locator('summary').click();
      await expect(row.locator('details')).toHaveAttribute('open');
      expect([width, date, await readTop()]).toEqual([width, date, top]);
      const lines = await row.locator('p').evaluate((notes) => {
        const text = document.createRange();
        text.selectNodeContents(notes);
        const { height } = text.getBoundingClientRect();
        return Math.round(height / parseFloat(getComputedStyle(notes).lineHeight));
      });
      expect(lines, `${date} at ${width} px`).toBeLessThanOrEqual(width < 384 ? 3 : 2);
      const saved = page.waitForEvent('download');
      await row.getByRole('button', { name: 'Add to calendar' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(`-${date.slice(0, 10)}.ics`);
      expect(await readFile(await file.path(), 'utf8')).toContain('BEGIN:VEVENT');
      expect([width, date, await readTop()]).toEqual([width, date, top]);
    }
  }
});

for (const [size, fromBottom] of [
  [smallPhone, 96],
  [{ width: 1280, height: 800 }, 40],
] as const)
  test(`at ${size.width} px, the toast about a saved calendar file covers no link of its date`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.clock.setFixedTime('2026-11-24T17:30:00Z');
    await visit(page, '/services/2');
    const save = rowsOf(page).getByRole('button', { name: 'Add to calendar' });
    await save.evaluate(
      (button, space) => scrollBy(0, button.getBoundingClientRect().bottom + space - innerHeight),
      fromBottom,
    );
    await save.click();
    const toast = (await page.locator('[data-toast]').boundingBox())!;
    const links = (await save.locator('..').boundingBox())!;
    expect(toast.x + toast.width < links.x || toast.y + toast.height < links.y).toBe(true);
  });

test('the button of the first date is in the first screen', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T17:30:00Z');
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await resize(page, { width, height });
    for (const { id } of services.filter(({ slots }) => slots)) {
      await visit(page, `/services/${id}`);
      const button = rowsOf(page).getByRole('link').first();
      await expect(button).toHaveAccessibleName(/\bbook\b/i);
      await expect(button, `${id} at ${width} px`).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: smallPhone });

  test('nothing moves when a linked class becomes its next date', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-24T18:00:00Z'));
    const release = await holdScripts(page);
    await page.goto('/services/5#tuesday-1800');
    await expect(
      rowOf(page, 'tuesday-1800').getByRole('link', { name: 'Email to book Tuesday, 6:00 pm' }),
    ).toBeInViewport();
    release();
    const today = rowOf(page, '2026-11-24-1800');
    await expect(today.getByText('Today', { exact: true })).toBeInViewport();
    await expect(today.getByRole('link', { name: 'Call to book' })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await expect(page.locator('details[name][open]')).toHaveCount(1);
    expect(await layoutShiftsOf(page)).toEqual([]);
  });

  test('nothing moves when dates replace weekly classes', async ({ page }) => {
    // Wednesday, 7 pm, before a holiday.
    await page.clock.setFixedTime(new Date('2026-11-26T03:00:00Z'));
    // These services have the most and the fewest classes.
    for (const { id } of [services[0]!, services[4]!]) await expectSameHeight(page, id);
  });
});

/**
 * Opens the page of a service, and expects the list of times to keep its height when it learns the
 * time.
 */
async function expectSameHeight(page: Page, id: string): Promise<void> {
  // A link to a fragment of the same page wouldn't load it again.
  await page.goto('about:blank');
  const release = await holdScripts(page);
  await page.goto(`/services/${id}#times`);
  const list = page.locator('#times + dd');
  for (const row of await rowsOf(page).all())
    await expect(row).toHaveText(/^[A-Z][a-z]+days\s+\d.*[ap]m/);
  const readHeight = async () => (await list.boundingBox())!.height;
  const height = await readHeight();
  release();
  await expect(list.getByText('Later dates')).toBeVisible();
  expect([id, await readHeight()]).toEqual([id, height]);
  expect(await layoutShiftsOf(page)).toEqual([]);
}

/** Returns the hour of a week at which the next class of a service has the longest note. */
function longestNoteAt(service: Service): string {
  const weekly = classesOf(service);
  const hours = Array.from({ length: 7 * 24 }, (_, hour) => {
    const now = {
      date: addDays('2026-12-07', Math.floor(hour / 24)),
      minutes: (hour % 24) * 60,
    };
    const { weekClass, date } = nextClass(weekly, now, closures)!;
    const { notes, cancel } = classBooking(service, weekClass.slot, { date, now });
    return { now, length: Math.max(...[...notes, cancel].map((note) => note.length)) };
  });
  const { now } = hours.reduce((longest, hour) => (hour.length > longest.length ? hour : longest));
  return `${now.date}T${timeOf(now.minutes)}-08:00`;
}

for (const width of [390, 360, 768, 1024])
  test(`at ${width} px, no hour makes a list of times grow`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const [id, time] of [
      // Later today, on another day with two classes, or before a class that is booked by phone.
      ['1', '2026-12-09T07:00-08:00'],
      ['1', '2026-12-09T16:00-08:00'],
      ['1', '2026-12-11T21:00-08:00'],
      ['1', '2026-12-12T07:00-08:00'],
      ['2', '2026-12-08T11:00-08:00'],
      ['3', '2026-12-11T21:00-08:00'],
      ...services.map((service) => [service.id, longestNoteAt(service)] as const),
    ] as const) {
      await page.clock.setFixedTime(time);
      await test.step(`/services/${id} at ${time}`, () => expectSameHeight(page, id));
    }
  });

test('the notes of a class stay within its padding', async ({ page }) => {
  // Often full, and too late to cancel free of charge.
  await page.clock.setFixedTime('2026-11-24T13:00-08:00');
  await visit(page, '/services/5');
  const notes = rowOf(page, '2026-11-24-1800').locator('p');
  await expect(notes).toContainText('canceling costs $10.');
  for (const width of [320, 360, 390]) {
    await resize(page, { width, height: 844 });
    const freeSpace = await notes.evaluate((element) => {
      const card = element.parentElement!;
      const padding = parseFloat(getComputedStyle(card).paddingRight);
      const text = document.createRange();
      text.selectNodeContents(element);
      const rights = [element, text].map((box) => box.getBoundingClientRect().right);
      return card.getBoundingClientRect().right - padding - Math.max(...rights);
    });
    expect(freeSpace, `at ${width} px`).toBeGreaterThanOrEqual(0);
  }
});
