import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { outDir } from '@/scripts/export/outFolder';
import { type LocalServer, serveFiles } from '../fixtures/servers';
import { countLoads, isStarted, started } from '../fixtures/loads';
import { expect, test as base } from '../fixtures/test';
import { barLink, formOf } from '../fixtures/visitor';

/** A host on which files are missing for a moment, as during a deploy. */
interface LosingHost extends LocalServer {
  /** From now on each file whose address matches is answered 404, the first time it is asked for or `forGood`. */
  lose(files: RegExp, options?: { forGood: boolean }): void;
}

/**
 * Serves the built site with the caching of Firebase Hosting, which lets browsers cache a 404 below /_next/static for a
 * year too. A server, because a route of Playwright would switch the browser's cache off.
 */
async function serveLosing(): Promise<LosingHost> {
  let [lost, always]: [RegExp | undefined, boolean] = [undefined, false];
  const missed = new Set<string>();
  const server = await serveFiles(outDir, async (file, path) => {
    const isMissing = lost?.test(path) === true && (always || !missed.has(path));
    if (isMissing) missed.add(path);
    const kept = path.startsWith('/_next/static/');
    const caching = kept ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': caching };
    const bytes = await readFile(isMissing ? join(outDir, '404.html') : file);
    return { bytes, headers, isMissing };
  });
  return {
    ...server,
    lose(files, { forGood } = { forGood: false }) {
      [lost, always] = [files, forGood];
      missed.clear();
    },
  };
}

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
  'the data of the page': /^\/_next\/static\/data\//,
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
