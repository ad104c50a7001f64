import type { Page } from '@playwright/test';
import { answers } from '@/lib/content/answers/answers';
import { expectAccessible } from '../fixtures/assistive';
import { overflowOf, setTextSize } from '../fixtures/layout';
import { expect, test } from '../fixtures/test';
import { resize } from '../fixtures/visitor';

const questionOf = (page: Page, question: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name: question });

/** Presses every question. */
async function unfold(page: Page): Promise<void> {
  for (const { question, lead } of answers) {
    await questionOf(page, question).click();
    await expect(page.getByText(lead)).toBeVisible();
  }
}

/** Runs in the page: the words that are broken at the end of a line or cut off by an edge. */
function cutWords(): string[] {
  const main = document.querySelector('main');
  const texts = document.createTreeWalker(main!, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!parent?.checkVisibility()) continue;
    let edge = innerWidth;
    for (let box: Element | null = parent; box; box = box.parentElement) {
      // Boxes of one pixel are for screen readers only.
      if (getComputedStyle(box).overflowX !== 'visible' && box.clientWidth > 1)
        edge = Math.min(edge, box.getBoundingClientRect().right);
    }
    // A line may end after a hyphen, a dash or a slash.
    for (const { 0: word, index } of text.textContent?.matchAll(/[^\s/–—-]+[/–—-]?/g) ?? []) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1 || range.getBoundingClientRect().right > edge + 1) cut.push(word);
    }
  }
  return cut;
}

test('a phone shows all questions on two screens, a press opens and closes an answer, and no word is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/blogs');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2200);
  for (const { question, lead } of answers) {
    await expect(page.getByText(lead)).toBeHidden();
    await questionOf(page, question).click();
    await expect(page.getByText(lead)).toBeVisible();
    await questionOf(page, question).click();
    await expect(page.getByText(lead)).toBeHidden();
  }
  await unfold(page);
  for (const width of [320, 360, 390, 640, 768, 1024, 1280]) {
    await resize(page, { width, height: 800 });
    expect([width, await page.evaluate(cutWords)]).toEqual([width, []]);
  }
});

test('on paper every answer is open; open on a phone: axe, target sizes, doubled text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/blogs');
  await page.emulateMedia({ media: 'print' });
  for (const { lead, sources } of answers) {
    await expect(page.getByText(lead)).toBeVisible();
    await expect(page.getByRole('link', { name: sources[0]!.link }).last()).toBeVisible();
  }
  await page.emulateMedia({ media: 'screen' });
  await unfold(page);
  await expectAccessible(page);
  const links = page.getByRole('main').locator('a, summary');
  const small = await links.evaluateAll((controls) =>
    controls
      .filter((control) => control.getBoundingClientRect().height < 24)
      .map(({ textContent }) => textContent),
  );
  expect(small).toEqual([]);
  await setTextSize(page, 32);
  expect(await overflowOf(page)).toBe(0);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('links to a question and to a part of its answer open it', async ({ page }) => {
      const { id, question, lead, sections } = answers[0]!;
      await page.goto(`/blogs#${id}`);
      await expect(questionOf(page, question)).toBeInViewport();
      await expect(page.getByText(lead)).toBeInViewport();
      const { title } = sections.at(-1)!;
      await page.getByRole('navigation').getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 3, name: title })).toBeInViewport();

      const last = answers.at(-1)!.sections.at(-1)!;
      // A change of the fragment alone would open no page.
      await page.goto('about:blank', { waitUntil: 'load' });
      await page.goto(`/blogs#${last.id}`);
      await expect(page.getByRole('heading', { level: 3, name: last.title })).toBeInViewport();
    });
  });
