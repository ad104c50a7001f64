import { chromium } from '@playwright/test';
import type { Flags, Result } from 'lighthouse';
import { freePort } from '@/scripts/servers/ports';
import { servicePath } from '@/lib/services/paths';
import { firstService } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

/** No time is measured (product 12.3), so nothing waits for an idle processor. */
const settings: Flags = {
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  disableFullPageScreenshot: true,
  // The other methods wait for 5 s.
  throttlingMethod: 'simulate',
  maxWaitForLoad: 15_000,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
  // The browser is new, and no page of the site needs an empty storage.
  disableStorageReset: true,
  skipAboutBlank: true,
};

/** Each category below 100, with the audits that failed. */
function findFaults({ categories, audits, runtimeError }: Result): string[] {
  return Object.values(categories).flatMap(({ title, score, auditRefs }) => {
    if (score === 1) return [];
    const causes = auditRefs
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => audits[id] ?? [])
      .filter((audit) => audit.scoreDisplayMode === 'error' || (audit.score ?? 1) < 1)
      .map(
        (audit) => `${audit.title} (${audit.id}) ${audit.explanation ?? audit.errorMessage ?? ''}`,
      );
    return `${title} ${(score ?? 0) * 100}: ${runtimeError?.message ?? causes.join('; ')}`;
  });
}

/** A page of each kind; axe looks at every page (e2e/access/everyPage). */
const routes = ['/', servicePath(firstService.id), '/login', '/privacy'];

test('Lighthouse gives pages of every kind 100 for accessibility, best practices and SEO', async ({
  launchOptions: { args = [], ...launchOptions },
  baseURL,
}) => {
  test.slow();
  const { default: lighthouse } = await import('lighthouse');
  const { pageFunctions } = await import('lighthouse/core/lib/page-functions.js');
  // Needed for timings only, and costs a second of the processor for each page.
  pageFunctions.computeBenchmarkIndex = () => 0;
  const port = await freePort();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    for (const route of routes) {
      const { lhr } = (await lighthouse(baseURL + route, { ...settings, port })) ?? {};
      expect.soft(lhr && findFaults(lhr), route).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});
