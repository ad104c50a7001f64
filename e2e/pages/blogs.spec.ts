import type { Page } from '@playwright/test';
import { answers } from '@/lib/content/answers/answers';
import { expectAccessible } from '../fixtures/axe';
import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

const questionOf = (page: Page, question: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name: question });

/** Opens every answer. */
async function unfold(page: Page): Promise<void> {
  for (const { question, lead } of answers) {
    await questionOf(page, question).click();
    await expect(page.getByText(lead)).toBeVisible();
  }
}

test('on a phone, pressing a question opens and closes its answer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/blogs');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2200);
  for (const { question, lead } of answers) {
    await expect(page.getByText(lead)).toBeHidden();
    await questionOf(page, question).click();
    await expect(page.getByText(lead)).toBeVisible();
    await questionOf(page, question).click();
    await expect(page.getByText(lead)).toBeHidden();
  }
});

test('on a phone, the names of a table’s columns stay in view above their cells', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/blogs');
  await unfold(page);
  const table = page.getByRole('table').first();
  const row = table.getByRole('row').last();
  await row.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 140));
  const navbar = (await page.getByRole('banner').boundingBox())!;
  const header = (await table.getByRole('columnheader').last().boundingBox())!;
  const cell = (await row.getByRole('cell').last().boundingBox())!;
  expect(header.x).toBe(cell.x);
  expect(header.y).toBeGreaterThanOrEqual(navbar.height);
  expect(header.y + header.height).toBeLessThanOrEqual(cell.y);
});

test('every answer is printed, and axe finds no violation in open answers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/blogs');
  await page.emulateMedia({ media: 'print' });
  for (const { lead, sources } of answers) {
    await expect(page.getByText(lead)).toBeVisible();
    await expect(page.getByRole('link', { name: sources[0]!.link }).last()).toBeVisible();
  }
  await page.emulateMedia({ media: 'screen' });
  await unfold(page);
  await expectAccessible(page);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('links to a question or to a section of its answer open the answer', async ({ page }) => {
      const { id, question, lead, sections } = answers[0]!;
      await page.goto(`/blogs#${id}`);
      await expect(questionOf(page, question)).toBeInViewport();
      await expect(page.getByText(lead)).toBeInViewport();
      const { title } = sections.at(-1)!;
      await page.getByRole('navigation').getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 3, name: title })).toBeInViewport();

      const lastSection = answers.at(-1)!.sections.at(-1)!;
      // Changing only the fragment wouldn't load the page.
      await page.goto('about:blank');
      await page.goto(`/blogs#${lastSection.id}`);
      const heading = page.getByRole('heading', { level: 3, name: lastSection.title });
      await expect(heading).toBeInViewport();
    });
  });
