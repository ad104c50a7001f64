import type { Page } from '@playwright/test';
import { site } from '@/lib/content/site';
import { expect, test } from '../fixtures/test';

/*
 * Questions of visitors. Each is answered on a phone within two presses from Home. It is Monday, 10 am in the studio.
 */
const monday = new Date('2026-11-30T18:00:00Z');

/** Scrolls to a link or question of the page's content and presses it. */
async function press(page: Page, name: string | RegExp) {
  const main = page.getByRole('main');
  const control = main
    .getByRole('link', { name })
    .or(main.locator('summary').filter({ hasText: name }))
    .filter({ visible: true })
    .first();
  await control.scrollIntoViewIfNeeded();
  await control.tap();
}

type Presses = readonly (string | RegExp)[];

async function expectAnswer(page: Page, presses: Presses, answer: string | RegExp) {
  for (const name of presses) await press(page, name);
  const found = page.getByText(answer).filter({ visible: true }).first();
  await found.scrollIntoViewIfNeeded();
  await expect(found).toBeInViewport();
}

async function openHome(page: Page) {
  await page.clock.install({ time: monday });
  await page.goto('/');
}

/** Folded questions of Home, each answered by one press. */
const folded: readonly (readonly [question: string, answer: RegExp])[] = [
  ['What does the first visit cost?', /no joining fee/],
  ['What do I bring?', /what the page of your class names/],
  ['How do I get there?', /Bus 24 stops at the corner/],
  ['How do I cancel?', /up to six hours before the class/],
];

type Question = readonly [question: string, presses: Presses, answer: string | RegExp];

/** Questions that a link on Home leads to the answer of. */
const byLink: readonly Question[] = [
  ['When is the next yoga class?', ['Yoga'], /Next class\s*Tuesday, December 1\s*7–8\sam/],
  ['What does an account give me?', ['Create an account'], /Your bookings carry your email/],
];

test('Home answers whether it is open, whom to call, its folded questions, and two by a link', async ({
  page,
}) => {
  await openHome(page);
  await expectAnswer(page, [], /Open until 10\spm/);
  await expectAnswer(page, [], site.contact.phone);
  for (const [question, answer] of folded) {
    await expect(page.getByText(answer).filter({ visible: true })).toHaveCount(0);
    await expectAnswer(page, [question], answer);
  }
  for (const [question, presses, found] of byLink)
    await test.step(question, async () => {
      await expectAnswer(page, presses, found);
      await page.goBack();
    });
});

/** Questions that the page of the week answers, which is one press from Home. */
const onTheWeek: readonly Question[] = [
  ['How many come?', [], /8 places in every class/],
  ['How do I put it into my calendar?', [], 'Add to your calendar'],
  ['How do I book Tuesday’s class?', [/7:30.* pm Yoga/], /^Book Tuesday, 7:30\spm$/],
  ['What is on tomorrow?', [/^Tomorrow$/], '4 of 24 classes a week'],
];

test('the page of the week answers four questions', async ({ page }) => {
  await openHome(page);
  await press(page, 'See the whole week');
  await expect(page).toHaveURL(/\/services/);
  const week = page.url();
  for (const [question, presses, answer] of onTheWeek)
    await test.step(question, async () => {
      await expectAnswer(page, presses, answer);
      if (page.url() !== week) await page.goBack();
    });
});
