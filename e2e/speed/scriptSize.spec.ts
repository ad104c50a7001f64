import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { authOrigin } from '../fixtures/environment';
import { visit } from '../fixtures/hydration';
import { loginLink } from '../fixtures/navbar';
import { contentRoutes, sharesTemplate } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

/**
 * The gzipped size of all scripts in a bare export of Next 16.4.6, in bytes, measured by `npm run
 * bench` (docs/performance.md).
 */
const bareExport = 134_797;

/** The maximum number of bytes that a content page may add. */
const limit = 22_000;

/** A host name that occurs only in Firebase's code. */
const firebaseHost = 'identitytoolkit';

for (const route of contentRoutes.filter((contentRoute) => !sharesTemplate(contentRoute)))
  test(`${route} loads little more script than a bare export, and nothing of Firebase`, async ({
    page,
  }) => {
    const scripts = new Map<string, Response>();
    const providerRequests: string[] = [];
    page.on('response', (response) => {
      // The router's data is a script, too, but counts with the HTML (e2e/html/pages).
      if (response.request().resourceType() === 'script' && !response.url().includes('/data/'))
        scripts.set(response.url(), response);
      if (response.url().startsWith(authOrigin)) providerRequests.push(response.url());
    });
    const bodies = () => Promise.all([...scripts.values()].map((script) => script.body()));
    await visit(page, route);
    // Some parts are loaded only when they scroll into view.
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    const sizes = (await bodies()).map((body) => gzipSync(body, { level: 9 }).length);
    const weight = sizes.reduce((sum, size) => sum + size, 0);
    expect(weight).toBeGreaterThan(bareExport / 2);
    expect(weight - bareExport).toBeLessThanOrEqual(limit);

    // The Login page is prefetched, but without the scripts that only its form needs.
    const prefetched = page.waitForResponse(/__next\.[^/]*login\.__PAGE__\.txt/);
    await loginLink(page).hover();
    await loginLink(page).focus();
    await prefetched;
    await page.waitForLoadState('networkidle');
    expect((await bodies()).filter((body) => body.includes(firebaseHost))).toEqual([]);
    expect(providerRequests).toEqual([]);
  });
