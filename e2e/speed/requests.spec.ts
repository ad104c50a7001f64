import type { Page } from '@playwright/test';
import { visit } from '../fixtures/hydration';
import { barLink } from '../fixtures/navbar';
import { expect, test } from '../fixtures/test';
import { tabTo } from '../fixtures/visitor';

/** Starts recording every request that the browser's cache doesn't answer. */
async function recordResponses(page: Page): Promise<readonly string[]> {
  const responses: string[] = [];
  const methods = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    methods.set(requestId, request.method);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => methods.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const method = methods.get(requestId);
    if (method && !response.fromDiskCache) responses.push(`${method} ${response.url}`);
  });
  return responses;
}

const duplicatesIn = (responses: readonly string[]) =>
  responses.filter((response, index) => responses.indexOf(response) !== index);
const payloadsIn = (responses: readonly string[]) =>
  responses.filter((response) => /\.txt(\?|$)/.test(response));

async function expectArrival(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

test('visiting all pages requests nothing twice; clicking a prefetched link requests nothing', async ({
  page,
}) => {
  const responses = await recordResponses(page);
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const prefetched = responses.filter((response) =>
    /__next\.(services|about|blogs)/.test(response),
  );
  expect(prefetched).toEqual([]);
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
    const before = payloadsIn(responses);
    await barLink(page, name).click();
    await expectArrival(page, path);
    expect(payloadsIn(responses)).toEqual(before);
  }
  await page.goBack();
  await page.goForward();
  await expectArrival(page, '/about');
  expect(duplicatesIn(responses)).toEqual([]);
});

test('focus prefetches a page', async ({ page }) => {
  await visit(page, '/');
  const responses = await recordResponses(page);
  await tabTo(page, barLink(page, 'About'));
  await expect.poll(() => responses.join()).toContain('__next.about.__PAGE__.txt');
});
