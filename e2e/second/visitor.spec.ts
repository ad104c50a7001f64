import type { Page } from '@playwright/test';
import { bookingWays } from '@/lib/studio/bookingWays';
import { accountPage, messages, priceText } from '@/lib/words';
import { servicePath } from '@/lib/services/paths';
import { pages as listed } from '@/lib/pages';
import { createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/assistive';
import { cutOff, overflowOf, widenText } from '../fixtures/layout';
import { services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

/* What holds for every studio, in its own words: they are read from the studio under test. */

const withTimes = services.find(({ sessions }) => sessions?.length)!;
const pages = [...listed.map(({ path }) => path), servicePath(withTimes.id)];

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('every page fits, and axe finds nothing', async ({ page, guard }) => {
    guard.allowErrors(/status of 404/);
    test.slow();
    for (const path of pages) {
      await page.goto(path);
      await expectAccessible(page);
      expect([path, await overflowOf(page), await cutOff(page)]).toEqual([path, 0, []]);
    }
  });

  // The 404 page is often the first one of a visit, before the site's fonts are there.
  test('every page fits in the fonts of the system, with wide letters too', async ({
    page,
    guard,
  }) => {
    guard.allowErrors(/status of 404/, /ERR_FAILED/);
    test.slow();
    await page.route('**/*.woff2', (font) => font.abort());
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'load' });
      expect([path, await overflowOf(page)]).toEqual([path, 0]);
      await widenText(page);
      expect([path, await overflowOf(page)], 'with wide letters').toEqual([path, 0]);
    }
  });
});

/** The words of the page's heading that break within, and not at a hyphen, soft or not. */
const brokenWords = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s\u00AD-]+/g)) {
        const range = new Range();
        // From the second letter on: to the first one belongs the hyphen that a soft one before it becomes.
        range.setStart(text, index + 1);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    return broken;
  });

test('no word of a page’s heading breaks within', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  test.slow();
  for (const path of pages) {
    await page.goto(path);
    for (const width of [320, 360, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft([path, width, await brokenWords(page)]).toEqual([path, width, []]);
    }
  }
});

test('a visitor finds a class with its price, and how to book it', async ({ page }) => {
  // A Monday without holidays.
  await page.clock.install({ time: new Date('2026-11-30T12:00:00Z') });
  await page.goto('/services');
  await expect(page.getByText(priceText(withTimes.price)).first()).toBeVisible();
  await page.getByRole('link', { name: withTimes.name, exact: true }).first().click();
  await expect(page).toHaveURL(servicePath(withTimes.id));
  // The first one is open already.
  const time = page.locator('details[name="times"]').nth(1);
  await time.locator('summary').first().click();
  const [primary] = bookingWays;
  const start = primary?.href.split(/[{?]/)[0] ?? '';
  await expect(time.locator(`a[href^="${start}"]`).first()).toBeVisible();
});

test('a visitor signs up, sees the account, logs out, and is told of a wrong password', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const email = freshEmail();
  await page.goto('/signup');
  await page.locator('#email').fill(email);
  await page.locator('#password').fill('abc');
  await page.locator('#confirmation').fill(goodPassword);
  await expect(page.getByText(messages.passwordShort)).toBeVisible();
  await page.locator('#password').fill(goodPassword);
  await page.locator('#confirmation').press('Enter');
  await expect(page.locator('#logout-button')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: accountPage.title })).toBeVisible();
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  await page.locator('#logout-button').click();
  await expect(page.locator('#login-link')).toBeVisible();

  const account = await createAccount();
  await page.goto('/login');
  await page.locator('#email').fill(account.email);
  await page.locator('#password').fill('Wrong1234');
  await page.locator('#password').press('Enter');
  await expect(page.getByText(messages.wrongPassword, { exact: true })).toBeVisible();
  await page.locator('#password').fill(account.password);
  await page.locator('#password').press('Enter');
  await expect(page.locator('#logout-button')).toBeVisible();
});
