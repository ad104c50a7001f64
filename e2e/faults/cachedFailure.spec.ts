import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { outDir } from '@/scripts/export/outFolder';
import { countLoads } from '../fixtures/documents';
import { formOf } from '../fixtures/forms';
import { isHydrated, waitForHydration, visit } from '../fixtures/hydration';
import { barLink } from '../fixtures/navbar';
import { expect, type Host, test } from './host';

/**
 * Makes the host respond with 404 to the first request for each file whose path matches, or to
 * every request if `forGood` is set. The host sends Firebase Hosting's caching headers, so browsers
 * cache even a 404 below /_next/static for a year.
 */
function loseFiles(host: Host, paths?: RegExp, { forGood } = { forGood: false }): void {
  const requested = new Set<string>();
  host.read = async (file, path) => {
    const isMissing = paths?.test(path) === true && (forGood || !requested.has(path));
    requested.add(path);
    const isImmutable = path.startsWith('/_next/static/');
    const caching = isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': caching };
    const bytes = await readFile(isMissing ? join(outDir, '404.html') : file);
    return { bytes, headers, isMissing };
  };
}

test.beforeEach(({ host, guard }) => {
  guard.allowErrors(/status of 404/, /MIME type/, /downloadable font/);
  loseFiles(host);
});

const isStyled = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('header')!).position === 'sticky');

const isComplete = async (page: Page) => {
  await waitForHydration(page);
  return (await isStyled(page)) && (await isHydrated(page));
};

test('a page recovers from a cached 404 for its style sheet, scripts and data', async ({
  page,
  host,
}) => {
  loseFiles(host, /^\/_next\//);
  const loads = countLoads(page);
  await page.goto('/about', { waitUntil: 'commit' });
  // Evaluating fails while the page reloads itself.
  await expect.poll(() => isComplete(page).catch(() => false)).toBe(true);
  expect(loads()).toBe(1);
});

test('scripts that are loaded later recover without a reload', async ({ page, host }) => {
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  loseFiles(host, /^\/_next\/.*\.js$/);
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

test('a style sheet that is gone for good causes one reload, not a loop', async ({
  page,
  host,
}) => {
  loseFiles(host, /\.css$/, { forGood: true });
  const loads = countLoads(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads()).toBe(2);
});
