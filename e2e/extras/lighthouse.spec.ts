import { chromium } from '@playwright/test';
import type { Flags, Result } from 'lighthouse';
import { freePort } from '@/scripts/servers/ports';
import { expect, test } from '../fixtures/test';

/** Performance isn't tested, so Lighthouse doesn't have to wait for an idle CPU. */
const settings: Flags = {
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  disableFullPageScreenshot: true,
  // With the other throttling methods, Lighthouse waits 5 s.
  throttlingMethod: 'simulate',
  maxWaitForLoad: 15_000,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
  // The browser is new, so its storage is empty.
  disableStorageReset: true,
  skipAboutBlank: true,
};

/** Returns the categories below 100, with their failed audits. */
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

/**
 * A page with text and pictures, and one with a form. e2e/access/everyPage runs axe on every page,
 * and e2e/html/head checks what search engines read there.
 */
const routes = ['/', '/login'];

test('Lighthouse scores accessibility, best practices and SEO at 100', async ({
  launchOptions: { args = [], ...launchOptions },
  baseURL,
}) => {
  test.slow();
  const { default: lighthouse } = await import('lighthouse');
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
