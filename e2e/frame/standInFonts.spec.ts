import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fetchFonts } from '../fixtures/engines';
import { overflowOf } from '../fixtures/layout';
import { expect, test } from '../fixtures/test';

/** Sizes of a page that change when a line breaks at another word. */
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
 * Takes the site's own fonts away, and replaces the local Arial or Liberation of the fallback fonts by Arimo, which is as
 * wide. So the test gives the same result on machines that have neither. The scaling in the style sheet is not changed.
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

test('lines break at the same words in the fallback fonts', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  await fetchFonts(page);
  const own = await measure(page);
  await leaveStandIns(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  expect(await measure(page)).toEqual(own);
});
