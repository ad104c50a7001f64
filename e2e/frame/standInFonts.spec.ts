import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { overflowOf } from '../fixtures/overflow';
import { expect, test } from '../fixtures/test';

/** A page's heights that follow from where its lines break. */
async function heights(page: Page, path: string): Promise<Record<string, number>> {
  await page.goto(path);
  await page.evaluate(async () => void (await document.fonts.ready));
  const height = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().height);
  return {
    bar: await height('header'),
    heading: await height('h1'),
    overflow: await overflowOf(page),
  };
}

const arimo = (weight: number) =>
  readFileSync(`node_modules/@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`);

/**
 * Takes the site's own faces away and puts Arimo, which is as wide as Arial, where a machine would have Arial or
 * Liberation: so the test means the same on machines that have neither. What the style sheet scales stays its own.
 */
async function leaveStandIns(page: Page): Promise<void> {
  await page.route('**/*.woff2', (font) => font.fulfill({ status: 404 }));
  for (const weight of [400, 700])
    await page.route(`**/arimo-${weight}.woff2`, (font) => font.fulfill({ body: arimo(weight) }));
  await page.route('**/*.css', async (sheet) => {
    const answer = await sheet.fetch();
    const sources = { Condensed: 'local(none)', Headline: 'url(/arimo-700.woff2)' };
    const text = (await answer.text()).replace(
      /(font-family:"?(\w+) stand-in"?;)src:[^;]+;/g,
      (_, family: string, name: string) =>
        `${family}src:${Reflect.get(sources, name) ?? 'url(/arimo-400.woff2)'};font-display:block;`,
    );
    expect(text.match(/arimo/g)).toHaveLength(2);
    await sheet.fulfill({ response: answer, body: text });
  });
}

const places = [
  [320, '/login'],
  [360, '/about'],
  [360, '/'],
  [1280, '/services'],
] as const;

/** The heights of all places, by path. */
async function measure(page: Page): Promise<Record<string, Record<string, number>>> {
  const found: Record<string, Record<string, number>> = {};
  for (const [width, path] of places) {
    await page.setViewportSize({ width, height: 780 });
    found[path] = await heights(page, path);
  }
  return found;
}

test("lines break alike while the site's fonts are not there", async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  // The browser has the fonts before it needs them: a page does without those that come late (`font-display: optional`).
  await page.goto('/');
  await page.evaluate(async () => {
    // A face of the machine that it does not have fails.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });
  const own = await measure(page);
  await leaveStandIns(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  expect(await measure(page)).toEqual(own);
});
