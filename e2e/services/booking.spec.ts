import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/assistive';
import { layoutShiftsOf } from '../fixtures/layout';
import { holdScripts } from '../fixtures/provider';
import { started } from '../fixtures/loads';
import { expect, test } from '../fixtures/test';
import { resize } from '../fixtures/visitor';

const phone = { width: 360, height: 740 };

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Class and price' });
const timeOf = (page: Page, id: string) => page.locator('li', { has: page.locator(`#${id}`) });

/** Expects that the bar of a phone shows a class, and that its button has this name. */
async function expectBar(page: Page, when: string, button: string): Promise<void> {
  await expect(barOf(page).getByRole('link', { name: when, exact: true })).toBeVisible();
  await expect(barOf(page).getByRole('link', { name: button, exact: true })).toBeVisible();
}

/** Scrolls on until the times are out of view: the bar gives way to the button of the open class. */
const leaveTimes = (page: Page) =>
  page.getByRole('heading', { name: 'Other classes' }).scrollIntoViewIfNeeded();

/** Moments, the page of a service, its next class in the card and in the bar, and the name of the button. */
const moments = {
  'a class of today': [
    '2026-11-24T18:00:00Z',
    '/services/5',
    'Today’s class: call us Tuesday, November 24 6–7 pm',
    'Today 6 pm',
    'Call +1 (555) 555-0142',
  ],
  'five minutes before closing': [
    '2026-11-25T05:55:00Z',
    '/services/1',
    'Next class Wednesday, November 25 6:30–7:30 am',
    'Wed, Nov 25 6:30 am',
    'Book Wednesday, 6:30 am',
  ],
  'the evening before a holiday with a class': [
    '2026-11-26T03:00:00Z',
    '/services/3',
    'Next class Saturday, November 28 8:30–9:15 am',
    'Sat, Nov 28 8:30 am',
    'Book Saturday, 8:30 am',
  ],
} as const;

test.describe('a visitor far from the studio', () => {
  test.use({ timezoneId: 'Asia/Tokyo', viewport: phone });

  test('books the next class by the studio’s clock', async ({ page }) => {
    for (const [moment, [time, route, next, near, button]] of Object.entries(moments))
      await test.step(moment, async () => {
        await page.clock.setFixedTime(new Date(time));
        await page.goto(route);
        await expectBar(page, near, button);
        await expect(page.getByRole('link', { name: next, exact: true })).toBeVisible();
        expect(await layoutShiftsOf(page)).toEqual([]);
        await resize(page, { width: 1280, height: 800 });
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: button, exact: true })).toHaveCount(1);
        await resize(page, phone);
      });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test.beforeEach(({ page }) =>
    // Wednesday 7 pm in the studio, before a holiday.
    page.clock.setFixedTime(new Date('2026-11-26T03:00:00Z')),
  );

  test('the open class is the one that the bar books, and a kept one says where it is kept', async ({
    page,
  }) => {
    await page.goto('/services/2');
    const thursday = timeOf(page, 'thursday-0700');
    await thursday.getByText('Thursday', { exact: true }).click();
    await expect(page).toHaveURL('/services/2#thursday-0700');
    // The weekday alone would be the holiday.
    const button = 'Book Thu, Dec 3, 7 am';
    await expect(thursday.getByRole('link', { name: button })).toBeInViewport();
    await expect(barOf(page)).toBeHidden();
    await leaveTimes(page);
    await expectBar(page, 'Thu, Dec 3 7 am', button);
    await thursday.getByText('Other ways').click();
    await expectAccessible(page);

    await thursday.getByRole('button', { name: 'Keep in my week' }).click();
    await expectAccessible(page);
    const answer = thursday.getByRole('status').filter({ hasText: 'Kept on this device.' });
    await expect(answer.getByRole('link', { name: 'See it on Home' })).toHaveAttribute('href', '/');

    const tuesday = timeOf(page, 'tuesday-0700');
    await tuesday.getByText('Tuesday', { exact: true }).click();
    await leaveTimes(page);
    await expectBar(page, 'Tue, Dec 1 7 am', 'Book Tuesday, 7 am');
    await tuesday.getByText('Tuesday', { exact: true }).click();
    await expect(page).toHaveURL('/services/2');
    await expectBar(page, 'Sun, Nov 29 10 am', 'Book Sunday, 10 am');
  });

  test('a class that was opened before the scripts is the one that the bar books', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/services/2', { waitUntil: 'load' });
    await expect(barOf(page).getByRole('link')).toHaveText('Book');
    await timeOf(page, 'tuesday-1930').getByText('Tuesday', { exact: true }).click();
    release();
    await started(page);
    await leaveTimes(page);
    await expectBar(page, 'Tue, Dec 1 7:30 pm', 'Book Tuesday, 7:30 pm');
    await expect(page).toHaveURL('/services/2#tuesday-1930');
    // The entry of the history is still the router's.
    await page.getByRole('link', { name: 'Classes', exact: true }).click();
    await expect(page).toHaveURL('/services');
    await page.goBack();
    await expect(page.getByText('Service Id: 2')).toBeVisible();
    await leaveTimes(page);
    await expectBar(page, 'Tue, Dec 1 7:30 pm', 'Book Tuesday, 7:30 pm');
  });

  test('nothing moves on a page that opens at a class, also when the clock comes', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-24T18:00:00Z'));
    const release = await holdScripts(page);
    await page.goto('/services/5#tuesday-1800', { waitUntil: 'load' });
    const today = timeOf(page, 'tuesday-1800');
    await expect(today.getByRole('link', { name: 'Book Tuesday, 6 pm' })).toBeInViewport();
    release();
    await expect(today.getByText('Today’s class: call us')).toBeInViewport();
    await expect(today.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
    expect(await layoutShiftsOf(page)).toEqual([]);
  });
});
