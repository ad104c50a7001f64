import type { Page } from '@playwright/test';
import { site } from '@/lib/studio/site';
import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';
import { phone } from '../fixtures/viewport';

/*
 * At three moments, a visitor on a phone has eleven questions. Home answers each question at once
 * or after one tap. Only booking another day and adding it to the calendar take two taps.
 */

interface Moment {
  readonly time: string;
  readonly timezoneId: string;
  readonly opening: RegExp;
  /** The text on yoga's card. */
  readonly nextYoga: RegExp;
  /** Tomorrow's heading in the week. */
  readonly tomorrow: RegExp;
  /** The date to press on yoga's page. It's undefined if the first date is a Tuesday. */
  readonly tuesday?: string;
  readonly book: RegExp;
  readonly way: RegExp;
}

const moments: Readonly<Record<string, Moment>> = {
  'a Tuesday morning': {
    time: '2026-11-24T09:00-08:00',
    timezoneId: 'America/Los_Angeles',
    opening: /^Open until 10\spm$/,
    nextYoga: /^Next: Today, 7:30\spm$/,
    tomorrow: /^Tomorrow Wed, Nov 25/,
    book: /^Call to book$/,
    way: /^tel:/,
  },
  'the evening before a holiday': {
    time: '2026-11-25T18:00-08:00',
    timezoneId: 'America/Los_Angeles',
    opening: /^Open until 10\spm$/,
    nextYoga: /^Next: Sunday, 10:00\sam$/,
    tomorrow: /^Tomorrow Thu, Nov 26 closed for Thanksgiving/,
    tuesday: 'Tuesday, December 1',
    book: /^Email to book Tuesday, 7:00\sam$/,
    way: /^mailto:/,
  },
  'half past ten at night': {
    time: '2026-11-24T22:30-08:00',
    timezoneId: 'Asia/Tokyo',
    opening: /^Closed now\. Opens tomorrow at 6\sam\.$/,
    nextYoga: /^Next: Sunday, 10:00\sam$/,
    tomorrow: /^Tomorrow Wed, Nov 25/,
    tuesday: 'Tuesday, December 1',
    book: /^Email to book Tue, Dec 1, 7:00\sam$/,
    way: /^mailto:/,
  },
};

/** Presses a link or question in the page's content. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const main = page.getByRole('main');
  const control = main
    .getByRole('link', { name })
    .or(main.locator('summary').filter({ hasText: name }))
    .filter({ visible: true })
    .first();
  await control.scrollIntoViewIfNeeded();
  // Taps near the corner, because links ignore the second click of a double click, such as two taps
  // in the same place.
  await control.tap({ position: { x: 4, y: 4 } });
}

type Question = readonly [question: string, answer: string | RegExp, ...presses: string[]];

/** Presses the given links and expects the answer to be in view. */
async function expectAnswer(page: Page, [question, answer, ...presses]: Question): Promise<void> {
  await test.step(question, async () => {
    for (const name of presses) await press(page, name);
    const found = page.getByText(answer).filter({ visible: true }).first();
    await found.scrollIntoViewIfNeeded();
    await expect(found).toBeInViewport();
  });
}

for (const [name, moment] of Object.entries(moments))
  test.describe(`${name}, for a visitor in ${moment.timezoneId}`, () => {
    test.use({ ...phone, timezoneId: moment.timezoneId });

    test('eleven questions are answered', async ({ page }) => {
      await page.clock.install({ time: moment.time });
      await visit(page, '/');
      const questions: readonly Question[] = [
        ['Is it open now?', moment.opening],
        ['When is the next yoga class?', moment.nextYoga],
        ['Whom do I call?', site.contact.phone],
        ['Where is it?', site.address.street],
        ['What does it cost?', /^\$22 to \$32$/, 'What does the first visit cost?'],
        ['What do I bring?', /shoes for most/, 'What do I bring?'],
        [
          'How do I cancel?',
          /up to six hours before the class.* your mail was sent counts/,
          'How do I cancel?',
        ],
      ];
      for (const question of questions) await expectAnswer(page, question);
      await test.step('What is there tomorrow?', async () => {
        await page.getByRole('link', { name: 'See the week' }).first().tap();
        await expect(page.getByRole('heading', { name: 'The week' })).toBeInViewport();
        await expect(page.getByRole('heading', { name: moment.tomorrow })).toBeVisible();
        await page.goBack();
      });
      await test.step('Do I need an account?', async () => {
        await expect(page.getByText(/^Booking needs no account/)).toBeVisible();
      });
      await test.step('Can I book Tuesday, and put it into my calendar?', async () => {
        await press(page, /^Yoga$/);
        await expect(page).toHaveURL(/\/services\/2/);
        if (moment.tuesday) await press(page, moment.tuesday);
        const button = page.getByRole('main').getByRole('link', { name: moment.book });
        await expect(button.filter({ visible: true }).first()).toHaveAttribute('href', moment.way);
        const calendar = page.getByRole('button', { name: 'Add to calendar' });
        await expect(calendar.filter({ visible: true })).toHaveCount(1);
      });
    });
  });
