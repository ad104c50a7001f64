import { expect, test } from '../fixtures/test';
import { resize } from '../fixtures/visitor';

test("on a desktop five sections follow the hero, their headings have one size and stand on the page's columns, and the hours once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/');
  // With the hero.
  await expect(page.locator('main section')).toHaveCount(6);
  const sizes = await page
    .locator('main h2')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).fontSize));
  expect(new Set(sizes).size).toBe(1);
  const edges = await page.locator('main h2').evaluateAll((parts) =>
    parts.map((part) => {
      const padding = Number.parseFloat(getComputedStyle(part).paddingLeft);
      return Math.round(part.getBoundingClientRect().left + padding);
    }),
  );
  // Of 1440 px, with the room at its side.
  const gutter = (1920 - 1440) / 2 + 48;
  expect(edges.filter((left) => left < gutter)).toEqual([]);
  await expect(page.getByText('Monday to Friday').filter({ visible: true })).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 1080 });
  const lines = (heading: HTMLElement) =>
    heading.offsetHeight / Number.parseFloat(getComputedStyle(heading).lineHeight);
  const ours = page.getByRole('heading', { name: 'Our Services' });
  expect(Math.round(await ours.evaluate(lines))).toBe(1);
});

test('the words of the map are at least 12 px high at every width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 640, 1024, 1440]) {
    await resize(page, { width, height: 900 });
    const smallest = await page.locator('#visit svg text').evaluateAll((texts) =>
      Math.min(
        ...texts.map((text) => {
          const { a, b } = (text as SVGTextElement).getScreenCTM()!;
          return Math.hypot(a, b) * Number.parseFloat(getComputedStyle(text).fontSize);
        }),
      ),
    );
    expect(smallest, `${width} px`).toBeGreaterThanOrEqual(12);
  }
});

test('an answer that opens moves nothing in the column beside it', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('#first-visit summary');
  await questions.first().scrollIntoViewIfNeeded();
  const columns = async () => {
    const boxes = await questions.evaluateAll((all) =>
      all.map((one) => {
        const { left, top } = one.getBoundingClientRect();
        return { left, top: top + scrollY };
      }),
    );
    const [first] = boxes;
    return {
      own: boxes.filter(({ left }) => left === first!.left),
      beside: boxes.filter(({ left }) => left !== first!.left),
    };
  };
  const before = await columns();
  await questions.first().click();
  await expect(page.locator('#first-visit details[open]')).toHaveCount(1);
  const after = await columns();
  expect(after.own).not.toEqual(before.own);
  expect(before.beside).not.toEqual([]);
  expect(after.beside).toEqual(before.beside);
});
