import type { Page } from '@playwright/test';
import { site } from '@/lib/studio/site';
import { expect, phone, test } from '../fixtures/test';

/*
 * Eleven questions of visitors on a phone, at three moments and in two time zones. Each is answered on Home or by one press
 * from there, by two for booking and the calendar.
 */

/** What changes with the clock. */
interface Moment {
  readonly time: string;
  /** The line of the hero. */
  readonly next: RegExp;
  readonly nextYoga: RegExp;
  /** The head of tomorrow in the week. */
  readonly tomorrow: RegExp;
  /** The button of the next class, after its block was pressed. */
  readonly book: RegExp;
}

const moments: Readonly<Record<string, Moment>> = {
  'a Tuesday morning': {
    time: '2026-11-24T18:00:00Z',
    next: /Boxing today at 6\spm · \$29/,
    nextYoga: /class: call us\s*Tuesday, November 24\s*7:30–8:30\spm/,
    tomorrow: /^Tomorrow Wed, Nov 25/,
    book: /^Call \+1/,
  },
  'five minutes before closing time': {
    time: '2026-11-25T05:55:00Z',
    next: /Strength tomorrow at 6:30\sam · \$29/,
    nextYoga: /Next class\s*Sunday, November 29\s*10–11\sam/,
    tomorrow: /^Tomorrow Wed, Nov 25/,
    book: /^Book Wednesday, 6:30\sam$/,
  },
  'the evening before a holiday': {
    time: '2026-11-26T03:00:00Z',
    next: /Calisthenics today at 7:30\spm · \$32/,
    nextYoga: /Next class\s*Sunday, November 29\s*10–11\sam/,
    tomorrow: /^Tomorrow Thu, Nov 26 closed: Thanksgiving/,
    book: /^Call \+1/,
  },
};

/** Scrolls to a link or question of the page's content and presses it. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const main = page.getByRole('main');
  const control = main
    .getByRole('link', { name })
    .or(main.locator('summary').filter({ hasText: name }))
    .filter({ visible: true })
    .first();
  await control.scrollIntoViewIfNeeded();
  await control.tap();
}

type Question = readonly [question: string, answer: string | RegExp, ...presses: string[]];

/** Presses, and expects that the answer can be read then. */
async function expectAnswer(page: Page, [question, answer, ...presses]: Question): Promise<void> {
  await test.step(question, async () => {
    for (const name of presses) await press(page, name);
    const found = page.getByText(answer).filter({ visible: true }).first();
    await found.scrollIntoViewIfNeeded();
    await expect(found).toBeInViewport();
  });
}

for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo'])
  for (const [name, { time, next, nextYoga, tomorrow, book }] of Object.entries(moments)) {
    // In the studio's own time zone one moment is enough.
    if (timezoneId !== 'Asia/Tokyo' && name !== 'a Tuesday morning') continue;
    test.describe(`${name}, for a visitor in ${timezoneId}`, () => {
      test.use({ ...phone, timezoneId });

      test('eleven questions are answered', async ({ page }) => {
        await page.clock.install({ time: new Date(time) });
        await page.goto('/');
        const onHome: readonly Question[] = [
          ['Is it open now?', /^Open until 10\spm$/],
          ['What comes next, what does it cost?', next],
          ['When is it closed soon?', /^Thu, Nov 26 Thanksgiving$/],
          ['Whom do I call?', site.contact.phone],
          ['Where is it?', site.address.street],
        ];
        for (const question of onHome) await expectAnswer(page, question);
        const folded: readonly Question[] = [
          ['What does it cost?', /^\$22 to \$32$/, 'What does the first visit cost?'],
          ['What do I bring?', /shoes for most/, 'What do I bring?'],
          ['How do I cancel?', /up to six hours before the class/, 'How do I cancel?'],
        ];
        for (const question of folded) await expectAnswer(page, question);

        await expectAnswer(page, ['When is the next yoga class?', nextYoga, 'Yoga']);
        await page.goBack();
        await press(page, 'Whole week');
        await expect(page.getByRole('heading', { name: tomorrow })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Add to your calendar' })).toBeVisible();
        await page.goBack();
        await press(page, /Book$/);
        const way = page
          .getByRole('main')
          .getByRole('link', { name: book })
          .filter({ visible: true });
        await expect(way.first()).toHaveAttribute('href', /^(mailto|tel):/);
      });
    });
  }
