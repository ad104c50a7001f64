import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/assistive';
import { layoutShiftsOf } from '../fixtures/layout';
import { holdScripts } from '../fixtures/provider';
import { started } from '../fixtures/loads';
import { services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { resize } from '../fixtures/visitor';

const phone = { width: 360, height: 740 };

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Class and price' });
const timeOf = (page: Page, id: string) =>
  page.locator('li', { has: page.locator(`[id="${id}"]`) });

/** Expects that the bar of a phone shows a class, and that its button has this name. */
async function expectBar(page: Page, when: string, button: string): Promise<void> {
  await expect(barOf(page).getByRole('link', { name: when, exact: true })).toBeVisible();
  await expect(barOf(page).getByRole('link', { name: button, exact: true })).toBeVisible();
}

/** Scrolls on until the times are out of view: the bar gives way to the button of the open class. */
const leaveTimes = (page: Page) =>
  page.getByRole('heading', { name: 'Other classes' }).scrollIntoViewIfNeeded();

/** The rows of the list of times, each as one line. */
const timesOf = (page: Page) => page.locator('#times + dd > ul > li');

/** Moments, the page of a service, its first dates, the open one, the next class in the bar, and the button with its note. */
const moments = {
  'a class of today': [
    '2026-11-24T17:30:00Z',
    '/services/5',
    [/^Today\s+Tue, Nov 24\s+6–7\spm with Rowan/, /^Thursday, November 26\s+closed: Thanksgiving$/],
    '2026-11-24-1800',
    'Today 6 pm',
    'Call to book',
    'We book your place on the phone: +1 (555) 555-0142',
  ],
  'half past ten at night': [
    '2026-11-25T06:30:00Z',
    '/services/1',
    [/^Tomorrow\s+Wed, Nov 25\s+6:30–7:30\sam/],
    '2026-11-25-0630',
    'Tomorrow 6:30 am',
    'Call tomorrow from 6 am',
    'We open tomorrow at 6 am and book your place on the phone.',
  ],
  'the evening before a holiday with a class': [
    '2026-11-26T02:00:00Z',
    '/services/3',
    [/^Tomorrow\s+Thu, Nov 26\s+closed: Thanksgiving$/, /^Saturday, November 28\s+8:30–9:15\sam/],
    '2026-11-28-0830',
    'Sat, Nov 28 8:30 am',
    'Email to book Saturday, 8:30 am',
    'A person confirms your place by email today.',
  ],
} as const;

test.describe('a visitor far from the studio', () => {
  test.use({ timezoneId: 'Asia/Tokyo', viewport: phone });

  test('books the next class by the studio’s clock', async ({ page }) => {
    for (const [moment, [time, route, rows, open, near, button, note]] of Object.entries(moments))
      await test.step(moment, async () => {
        await page.clock.setFixedTime(new Date(time));
        await page.goto(route);
        for (const [index, row] of rows.entries())
          await expect(timesOf(page).nth(index)).toHaveText(row);
        const date = timeOf(page, open);
        await expect(date.getByRole('link', { name: button, exact: true })).toBeVisible();
        await expect(date.getByText(note, { exact: true })).toBeVisible();
        await leaveTimes(page);
        await expectBar(page, near, button);
        expect(await layoutShiftsOf(page)).toEqual([]);
        await resize(page, { width: 1280, height: 800 });
        // A class stands once.
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: button, exact: true })).toHaveCount(1);
        await resize(page, phone);
      });
  });
});

test('a press on a date or on its calendar moves nothing below the times', async ({ page }) => {
  // The class of today is booked by telephone, the others by email.
  await page.clock.setFixedTime(new Date('2026-11-24T17:30:00Z'));
  for (const width of [360, 768, 1280]) {
    await resize(page, { width, height: 900 });
    await page.goto('/services/5');
    const below = page.locator('#times + dd > details');
    const top = () => below.evaluate((fold) => fold.getBoundingClientRect().top + scrollY);
    await expect(timesOf(page).first()).toHaveText(/^Today/);
    const before = await top();
    for (const date of ['2026-11-28-1130', '2026-11-24-1800']) {
      const time = timeOf(page, date);
      await time.locator('summary').click();
      await expect(time.locator('details')).toHaveAttribute('open');
      expect([width, date, await top()]).toEqual([width, date, before]);
      const saved = page.waitForEvent('download');
      await time.getByRole('button', { name: 'Add to calendar' }).click();
      await saved;
      expect([width, date, await top()]).toEqual([width, date, before]);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test.beforeEach(({ page }) =>
    // Wednesday 7 pm in the studio, before a holiday.
    page.clock.setFixedTime(new Date('2026-11-26T03:00:00Z')),
  );

  test('the open class is the one that the bar books', async ({ page }) => {
    await page.goto('/services/2');
    // Without a fragment the next date is open.
    await expect(timesOf(page).locator('details[name][open]')).toHaveCount(1);
    await expect(page).toHaveURL('/services/2');
    const closed = timesOf(page).first();
    await expect(closed).toHaveText(/^Tomorrow\s+Thu, Nov 26\s+closed: Thanksgiving$/);
    await expect(closed.locator('a, button, summary')).toHaveCount(0);
    const thursday = timeOf(page, '2026-12-03-0700');
    await page.getByText('Later dates').click();
    await thursday.getByText('Thursday, December 3').click();
    await expect(page).toHaveURL('/services/2#2026-12-03-0700');
    // The weekday alone would be the holiday.
    const button = 'Email to book Thu, Dec 3, 7 am';
    const book = thursday.getByRole('link', { name: button });
    await book.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    await expect(barOf(page)).toBeHidden();
    await leaveTimes(page);
    await expectBar(page, 'Thu, Dec 3 7 am', button);
    await expectAccessible(page);

    const tuesday = timeOf(page, '2026-12-01-0700');
    await tuesday.locator('summary').first().click();
    await leaveTimes(page);
    await expectBar(page, 'Tue, Dec 1 7 am', 'Email to book Tuesday, 7 am');
    await tuesday.locator('summary').first().click();
    await expect(page).toHaveURL('/services/2');
    await expectBar(page, 'Sun, Nov 29 10 am', 'Email to book Sunday, 10 am');
  });

  test('one press saves a date as a calendar file with one event', async ({ page }) => {
    await page.goto('/services/2#2026-12-01-1930');
    const add = timeOf(page, '2026-12-01-1930').getByRole('button', { name: 'Add to calendar' });
    const [file] = await Promise.all([page.waitForEvent('download'), add.click()]);
    expect(file.suggestedFilename()).toBe('yoga-2026-12-01.ics');
    const calendar = await readFile(await file.path(), 'utf8');
    expect(calendar).toContain('DTSTART:20261202T033000Z');
    expect(calendar).not.toContain('RRULE');
  });

  test('a class that was opened before the scripts is the one that the bar books', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/services/2', { waitUntil: 'load' });
    await leaveTimes(page);
    await expect(barOf(page).getByRole('link')).toHaveText('Book');
    await timeOf(page, 'tuesday-1930').locator('summary').first().click();
    release();
    await started(page);
    await leaveTimes(page);
    await expectBar(page, 'Tue, Dec 1 7:30 pm', 'Email to book Tuesday, 7:30 pm');
    await expect(page).toHaveURL('/services/2#tuesday-1930');
    // The entry of the history is still the router's.
    await page.getByRole('link', { name: 'Classes', exact: true }).first().click();
    await expect(page).toHaveURL('/services');
    await page.goBack();
    await expect(page.getByText('Service Id: 2')).toBeVisible();
    await leaveTimes(page);
    await expectBar(page, 'Tue, Dec 1 7:30 pm', 'Email to book Tuesday, 7:30 pm');
  });

  test('nothing moves on a page that opens at a class, also when the clock comes', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-24T18:00:00Z'));
    const release = await holdScripts(page);
    // The address of a class of the week opens its next date.
    await page.goto('/services/5#tuesday-1800', { waitUntil: 'load' });
    const tuesdays = timeOf(page, 'tuesday-1800');
    await expect(
      tuesdays.getByRole('link', { name: 'Email to book Tuesday, 6 pm' }),
    ).toBeInViewport();
    release();
    const today = timeOf(page, '2026-11-24-1800');
    await expect(today.getByText('Today', { exact: true })).toBeInViewport();
    const call = today.getByRole('link', { name: 'Call to book' });
    await expect(call).toHaveAttribute('href', /^tel:/);
    await expect(page.locator('details[name][open]')).toHaveCount(1);
    expect(await layoutShiftsOf(page)).toEqual([]);
  });

  test('nothing moves when dates take the place of the classes of every week', async ({ page }) => {
    // One with the most times, and one with the fewest.
    for (const { id } of [services[0]!, services[4]!]) {
      const release = await holdScripts(page);
      await page.goto(`/services/${id}#times`, { waitUntil: 'load' });
      const list = page.locator('#times + dd');
      // Every row has its words already.
      for (const row of await timesOf(page).all())
        await expect(row).toHaveText(/^[A-Z][a-z]+days\s+\d.*[ap]m/);
      const height = () => list.evaluate((own) => own.getBoundingClientRect().height);
      const before = await height();
      release();
      await expect(list.getByText('Later dates')).toBeVisible();
      expect([id, await height()]).toEqual([id, before]);
      expect(await layoutShiftsOf(page)).toEqual([]);
    }
  });
});
