import type { Page } from '@playwright/test';
import { site } from '@/lib/studio/site';
import { expect, phone, test } from '../fixtures/test';

/*
 * Eleven questions of a visitor on a phone, far from the studio. Each is answered on Home or by one press from there, by two for
 * booking and the calendar. Other moments: lib/services/opening.test.ts, e2e/services/booking and timetable.
 */

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

test.use({ ...phone, timezoneId: 'Asia/Tokyo' });

test('eleven questions are answered, on the evening before a holiday', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-26T03:00:00Z') });
  await page.goto('/');
  const questions: readonly Question[] = [
    ['Is it open now?', /^Open until 10\spm$/],
    ['What comes next, what does it cost?', /Calisthenics today at 7:30\spm · \$32/],
    ['When is it closed soon?', /^Thu, Nov 26 Thanksgiving$/],
    ['Whom do I call?', site.contact.phone],
    ['Where is it?', site.address.street],
    ['What does it cost?', /^\$22 to \$32$/, 'What does the first visit cost?'],
    ['What do I bring?', /shoes for most/, 'What do I bring?'],
    ['How do I cancel?', /up to six hours before the class/, 'How do I cancel?'],
    ['When is the next yoga class?', /^Next: Sunday 10\sam$/],
  ];
  for (const question of questions) await expectAnswer(page, question);
  await press(page, /^Week$/);
  const tomorrow = /^Tomorrow Thu, Nov 26 closed: Thanksgiving/;
  await expect(page.getByRole('heading', { name: tomorrow })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to your calendar' })).toBeVisible();
  await page.goBack();
  const way = page.getByRole('main').getByRole('link', { name: 'Call to book' });
  await way.scrollIntoViewIfNeeded();
  await expect(way).toHaveAttribute('href', /^tel:/);
});
