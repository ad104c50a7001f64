import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { barLink, nextFrame } from '../fixtures/visitor';

/** Notes from now on every request that the network answers, and not the browser's cache. */
async function noteAnswers(page: Page): Promise<readonly string[]> {
  const answers: string[] = [];
  const methods = new Map<string, string>();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    methods.set(requestId, request.method);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => methods.delete(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const method = methods.get(requestId);
    if (method && !response.fromDiskCache) answers.push(`${method} ${response.url}`);
  });
  return answers;
}

const twice = (asked: readonly string[]) => asked.filter((one, at) => asked.indexOf(one) !== at);
const payloads = (asked: readonly string[]) => asked.filter((one) => /\.txt(\?|$)/.test(one));

async function arrive(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

test('a visit through all pages requests nothing twice, and a prefetched page nothing at the click', async ({
  page,
}) => {
  const asked = await noteAnswers(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((one) => /__next\.(services|about|blogs)/.test(one))).toEqual([]);
  for (const [name, path] of [
    ['Service', '/services'],
    ['About', '/about'],
    ['Blogs', '/blogs'],
    ['Home', '/home'],
    ['About', '/about'],
  ] as const) {
    await barLink(page, name).hover();
    await expect.poll(() => asked.join()).toContain(`__next.${path.slice(1)}.__PAGE__.txt`);
    const before = payloads(asked);
    await barLink(page, name).click();
    await arrive(page, path);
    expect(payloads(asked)).toEqual(before);
  }
  await page.goBack();
  await page.goForward();
  await arrive(page, '/about');
  expect(twice(asked)).toEqual([]);
});

/* A finger: components/navigation/followLinks.test.ts. */
test('a click without hovering fetches the page once, whole', async ({ page }) => {
  await page.goto('/');
  const asked = await noteAnswers(page);
  await barLink(page, 'About').click({ delay: 0 });
  await arrive(page, '/about');
  await nextFrame(page);
  expect(payloads(asked).map((one) => new URL(one.split(' ')[1] ?? '').pathname)).toEqual([
    '/about.txt',
  ]);
});
