import type { Page } from '@playwright/test';
import { serveLosing, type LosingHost } from '../fixtures/losingHost';
import { countLoads } from '../fixtures/redeploy';
import { isStarted, started } from '../fixtures/hydration';
import { expect, test as base } from '../fixtures/test';
import { barLink, formOf } from '../fixtures/visitor';

const test = base.extend<{ host: LosingHost }>({
  host: async ({}, use) => {
    const host = await serveLosing();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.address),
});

test.beforeEach(({ guard }) =>
  guard.allowErrors(/status of 404/, /MIME type/, /downloadable font/),
);

/** Whether the page has its style sheet. */
const isStyled = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('header')!).position === 'sticky');

const isWhole = async (page: Page) => {
  await started(page);
  return (await isStyled(page)) && (await isStarted(page));
};

/** Files whose 404 is in the browser's cache although the host has them again. */
const lost = {
  'the scripts': /^\/_next\/.*\.js$/,
  'the style sheet': /\.css$/,
  'the data of the page': /^\/_next\/.*\.json$/,
  'everything of the build': /^\/_next\//,
};

for (const [what, files] of Object.entries(lost))
  test(`a page with a cached 404 for ${what} recovers by itself`, async ({ page, host }) => {
    host.lose(files);
    const loads = countLoads(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await expect.poll(() => isWhole(page).catch(() => false)).toBe(true);
    expect(loads()).toBe(1);
  });

test('a part that is loaded later recovers without a reload', async ({ page, host }) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  host.lose(/^\/_next\/.*\.js$/);
  const loads = countLoads(page);
  await barLink(page, 'Login').click();
  await expect(page).toHaveURL(/\/login/);
  const { email, login } = formOf(page);
  await email.fill('visitor');
  await login.click();
  await expect(page.getByText('Please Provide a valid Email')).toBeVisible();
  await expect(email).toHaveValue('visitor');
  expect(loads()).toBe(0);
});

test('a style sheet that is gone for good costs one load, and never loops', async ({
  page,
  host,
}) => {
  host.lose(/\.css$/, { forGood: true });
  const loads = countLoads(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads()).toBe(2);
});
