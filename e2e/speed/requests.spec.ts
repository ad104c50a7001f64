import type { Page } from '@playwright/test';
import { visit } from '../fixtures/hydration';
import { barLink } from '../fixtures/navbar';
import { expect, test } from '../fixtures/test';
import { nextFrame } from '../fixtures/viewport';
import { tabTo } from '../fixtures/visitor';

/** Starts recording every request that the browser's cache doesn't answer. */
async function recordResponses(page: Page): Promise<readonly string[]> {
  const responses: string[] = [];
  const methods = new Map<string, string>();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    methods.set(requestId, request.method);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => methods.delete(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const method = methods.get(requestId);
    if (method && !response.fromDiskCache) responses.push(`${method} ${response.url}`);
  });
  return responses;
}

const twice = (responses: readonly string[]) =>
  responses.filter((one, at) => responses.indexOf(one) !== at);
const payloads = (responses: readonly string[]) =>
  responses.filter((one) => /\.txt(\?|$)/.test(one));

async function arrive(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

test('visiting all pages requests nothing twice; clicking a prefetched link requests nothing', async ({
  page,
}) => {
  const responses = await recordResponses(page);
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(responses.filter((one) => /__next\.(services|about|blogs)/.test(one))).toEqual([]);
  for (const [name, path] of [
    ['Service', '/services'],
    ['About', '/about'],
    ['Blogs', '/blogs'],
    ['Home', '/home'],
    ['About', '/about'],
  ] as const) {
    await barLink(page, name).hover();
    await expect.poll(() => responses.join()).toContain(`__next.${path.slice(1)}.__PAGE__.txt`);
    // The first link also loads the data of the layout.
    await expect.poll(() => responses.join()).toContain('/__next._index.txt');
    const before = payloads(responses);
    await barLink(page, name).click();
    await arrive(page, path);
    expect(payloads(responses)).toEqual(before);
  }
  await page.goBack();
  await page.goForward();
  await arrive(page, '/about');
  expect(twice(responses)).toEqual([]);
});

test('focus prefetches a page', async ({ page }) => {
  await visit(page, '/');
  const responses = await recordResponses(page);
  await tabTo(page, barLink(page, 'About'));
  await expect.poll(() => responses.join()).toContain('__next.about.__PAGE__.txt');
});

test('clicking the link to the current page loads nothing', async ({ page }) => {
  await visit(page, '/');
  await barLink(page, 'About').click();
  await arrive(page, '/about');
  await page.waitForLoadState('networkidle');
  const responses = await recordResponses(page);
  await barLink(page, 'About').click();
  await nextFrame(page);
  expect(payloads(responses)).toEqual([]);
});
