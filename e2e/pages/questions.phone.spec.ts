import type { Page } from '@playwright/test';
import { site } from '@/lib/content/site';
import { expect, test } from '../fixtures/test';

/*
 * What a studio's visitors ask, each answered on a phone within two presses from Home on what can be seen there. It is
 * Monday, 10 am in the studio.
 */
const monday = new Date('2026-11-30T18:00:00Z');

/** A link or question of the page's content, pressed as somebody does who reads on until it comes. */
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

/** A folded question of Home that answers itself, one press each. */
const folded: readonly (readonly [question: string, answer: RegExp])[] = [
  ['What does the first visit cost?', /no joining fee/],
  ['What do I bring?', /what the page of your class names/],
  ['How do I get there?', /Bus 24 stops at the corner/],
  ['How do I cancel?', /up to six hours before the class/],
];

test('Is it open now? Whom do I call? And what stands folded on Home', async ({ page }) => {
  await openHome(page);
  await expectAnswer(page, [], /The light is on until 10\spm/);
  await expectAnswer(page, [], site.contact.phone);
  for (const [question, answer] of folded) {
    await expect(page.getByText(answer).filter({ visible: true })).toHaveCount(0);
    await expectAnswer(page, [question], answer);
  }
});

const elsewhere: readonly (readonly [
  question: string,
  presses: Presses,
  answer: string | RegExp,
])[] = [
  ['When is the next yoga class?', ['Yoga'], /Next class\s*Tuesday, December 1\s*7\s–\s8\sam/],
  ['What is on tomorrow?', ['See the whole week', /^Tuesday$/], '4 of 24 classes a week'],
  ['What are the small bells?', ['See the whole week'], /Each bell is one place/],
  ['How do I book Tuesday’s class?', ['See the whole week', /7:30.* pm Yoga/], 'By e-mail'],
  ['How do I put it into my calendar?', ['See the whole week'], 'Add to your calendar'],
  ['What does an account give me?', ['Create an account'], /Your bookings carry your email/],
];

for (const [question, presses, answer] of elsewhere)
  test(`${question} (${presses.length})`, async ({ page }) => {
    await openHome(page);
    await expectAnswer(page, presses, answer);
  });
