import type { Page } from '@playwright/test';
import { site } from '@/lib/studio/site';
import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';
import { phone } from '../fixtures/viewport';

/*
 * At two moments, a visitor on a phone has eleven questions. Home answers each question at once
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
  /** The label of the button that books yoga on Tuesday, and its URL. */
  readonly buttonLabel: RegExp;
  readonly buttonUrl: RegExp;
}

const moments: Readonly<Record<string, Moment>> = {
  'a Tuesday morning': {
    time: '2026-11-24T09:00-08:00',
    timezoneId: 'America/Los_Angeles',
    opening: /^Open until 10\spm$/,
    nextYoga: /^Next: Today 7:30\spm$/,
    tomorrow: /^Tomorrow Wed, Nov 25/,
    buttonLabel: /^Call to book$/,
    buttonUrl: /^tel:/,
  },
  'half past ten at night': {
    time: '2026-11-24T22:30-08:00',
    timezoneId: 'Asia/Tokyo',
    opening: /^Closed now\. Opens tomorrow at 6\sam\.$/,
    nextYoga: /^Next: Sunday 10:00\sam$/,
    tomorrow: /^Tomorrow Wed, Nov 25/,
    tuesday: 'Tuesday, December 1',
    buttonLabel: /^Email to book Tue, Dec 1, 7:00\sam$/,
    buttonUrl: /^mailto:/,
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

interface Question {
  readonly question: string;
  readonly answer: string | RegExp;
  /** Whether the answer is folded below the question. */
  readonly isFolded?: true;
}

/** Unfolds the answer, if necessary, and expects it to be in view. */
async function expectAnswer(page: Page, { question, answer, isFolded }: Question): Promise<void> {
  await test.step(question, async () => {
    if (isFolded) await press(page, question);
    const element = page.getByText(answer).filter({ visible: true }).first();
    await element.scrollIntoViewIfNeeded();
    await expect(element).toBeInViewport();
  });
}

for (const [name, moment] of Object.entries(moments))
  test.describe(`${name}, for a visitor in ${moment.timezoneId}`, () => {
    test.use({ ...phone, timezoneId: moment.timezoneId });

    test('eleven questions are answered', async ({ page }) => {
      await page.clock.install({ time: moment.time });
      await visit(page, '/');
      const questions: readonly Question[] = [
        { question: 'Is it open now?', answer: moment.opening },
        { question: 'When is the next yoga class?', answer: moment.nextYoga },
        { question: 'Whom do I call?', answer: site.contact.phone },
        { question: 'Where is it?', answer: site.address.street },
        {
          question: 'What does the first visit cost?',
          answer: /^\$22 to \$32$/,
          isFolded: true,
        },
        { question: 'What do I bring?', answer: /shoes for most/, isFolded: true },
        {
          question: 'How do I cancel?',
          answer: /up to six hours before the class.* your mail was sent counts/,
          isFolded: true,
        },
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
        const button = page.getByRole('main').getByRole('link', { name: moment.buttonLabel });
        await expect(button.filter({ visible: true }).first()).toHaveAttribute(
          'href',
          moment.buttonUrl,
        );
        const calendar = page.getByRole('button', { name: 'Add to calendar' });
        await expect(calendar.filter({ visible: true })).toHaveCount(1);
      });
    });
  });
