import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { timesWords } from '@/lib/words';
import { expectAccessible } from '../fixtures/axe';
import { visit, waitForHydration } from '../fixtures/hydration';
import { layoutShiftsOf } from '../fixtures/performanceEntries';
import { holdScripts } from '../fixtures/requests';
import { expect, test } from '../fixtures/test';
import { resize, sizes } from '../fixtures/viewport';
import { openDates, rowOf, rowsOf } from './times';

const barOf = (page: Page) => page.getByRole('complementary', { name: timesWords.bar });
async function expectBar(page: Page, date: string, button: string): Promise<void> {
  await expect(barOf(page).getByRole('link', { name: date, exact: true })).toBeVisible();
  await expect(barOf(page).getByRole('link', { name: button, exact: true })).toBeVisible();
}

/** Scrolls past the times, because the bar is hidden while the times are in view. */
const leaveTimes = (page: Page) =>
  page.getByRole('heading', { name: 'Other services' }).scrollIntoViewIfNeeded();

test.describe('a visitor in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo', viewport: sizes.smallPhone });

  /* lib/booking/booking.test.ts covers how other classes are booked. */
  test('books the next class by the studio’s clock', async ({ page }) => {
    // The evening before a holiday.
    await page.clock.setFixedTime('2026-11-25T18:00-08:00');
    await visit(page, '/services/3');
    await expect(rowsOf(page).first()).toHaveText(
      /^Tomorrow\s+Thu, Nov 26\s+No class \(closed for Thanksgiving\)$/,
    );
    await expect(rowsOf(page).nth(1)).toHaveText(/^Saturday, November 28\s+8:30\sam/);
    const button = 'Email to book Saturday, 8:30 am';
    const date = rowOf(page, '2026-11-28-0830');
    await expect(date.getByRole('link', { name: button, exact: true })).toBeVisible();
    await expect(date.getByText('Usually has room. We’ll confirm today.')).toBeVisible();
    await leaveTimes(page);
    await expectBar(page, 'Sat, Nov 28 8:30 am', button);
    expect(await layoutShiftsOf(page)).toEqual([]);
    await resize(page, { width: 1280, height: 800 });
    await expect(page.getByRole('main').getByRole('link', { name: button })).toHaveCount(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.smallPhone });

  test.beforeEach(({ page }) =>
    // The evening before a holiday.
    page.clock.setFixedTime('2026-11-25T19:00-08:00'),
  );

  test('the bar books the open date, and its calendar file can be saved', async ({ page }) => {
    await visit(page, '/services/2');
    await expect(openDates(page)).toHaveCount(1);
    await expect(page).toHaveURL('/services/2');
    await expect(rowsOf(page).first().locator('a, button, summary')).toHaveCount(0);

    const thursday = rowOf(page, '2026-12-03-0700');
    await page.getByText(timesWords.fold.label).click();
    await thursday.getByText('Thursday, December 3', { exact: true }).click();
    await expect(page).toHaveURL('/services/2#2026-12-03-0700');
    // The label includes the date, because the weekday alone would mean the holiday.
    const button = 'Email to book Thu, Dec 3, 7:00 am';
    const book = thursday.getByRole('link', { name: button });
    await book.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    await expect(barOf(page)).toBeHidden();
    // Between two open dates, too.
    await page.getByText(timesWords.fold.label).evaluate((fold) => fold.scrollIntoView());
    await expect(barOf(page)).toBeHidden();
    await expect(thursday.getByText('Usually has room.')).toBeVisible();
    const saved = page.waitForEvent('download');
    await thursday.getByRole('button', { name: timesWords.calendar }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/-2026-12-03\.ics$/);
    expect(await readFile(await file.path(), 'utf8')).toContain('BEGIN:VEVENT');
    await leaveTimes(page);
    await expectBar(page, 'Thu, Dec 3 7:00 am', button);
    await expectAccessible(page);

    const summary = rowOf(page, '2026-12-01-0700').locator('summary').first();
    await summary.click();
    await leaveTimes(page);
    await expectBar(page, 'Tue, Dec 1 7:00 am', 'Email to book Tuesday, 7:00 am');
    await summary.click();
    await expect(page).toHaveURL('/services/2');
    await leaveTimes(page);
    await expectBar(page, 'Sun, Nov 29 10:00 am', 'Email to book Sunday, 10:00 am');
  });

  test('the bar books a class that was opened before hydration', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/services/2');
    await leaveTimes(page);
    await expect(barOf(page).getByRole('link')).toHaveText('Book');
    await rowOf(page, 'tuesday-1930').locator('summary').first().click();
    release();
    await waitForHydration(page);
    await leaveTimes(page);
    await expectBar(page, 'Tue, Dec 1 7:30 pm', 'Email to book Tuesday, 7:30 pm');
    await expect(page).toHaveURL('/services/2#2026-12-01-1930');
    // Checks that the history entry still belongs to the router.
    await page.getByRole('link', { name: 'Classes', exact: true }).first().click();
    await expect(page).toHaveURL('/services');
    await page.goBack();
    await expect(page.getByText('Service Id: 2')).toBeVisible();
    await leaveTimes(page);
    await expectBar(page, 'Tue, Dec 1 7:30 pm', 'Email to book Tuesday, 7:30 pm');
  });
});
