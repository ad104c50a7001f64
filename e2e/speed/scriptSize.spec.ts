import { gzipSize } from '@/e2e/extras/bench/compress';
import { contentRoutes } from '../fixtures/routes';
import { expect, test } from '../fixtures/test';

/** All script of a bare export of Next 16.4.6, in bytes of gzip, by `npm run bench` (docs/performance.md). */
const bareExport = 134_797;

/** The most that a content page may add to it (product 12.1). */
const limit = 13_300;

for (const route of contentRoutes)
  test(`${route} fetches little script beyond that of a bare export`, async ({ page }) => {
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.set(response.url(), response.body());
    });
    await page.goto(route);
    // The first input starts the scripts, and reading to the end those that wait for a place in view.
    await page.mouse.wheel(0, 1);
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(scripts.values());
    const weight = bodies.reduce((sum, body) => sum + gzipSize(body), 0);
    expect(weight).toBeGreaterThan(bareExport / 2);
    expect(weight - bareExport).toBeLessThanOrEqual(limit);
  });
