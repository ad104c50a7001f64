import type { Page } from '@playwright/test';
import { comparisons, expectAsInChromium, fetchFonts, useChromiumPage } from '../fixtures/engines';
import { started } from '../fixtures/loads';
import { test as base } from '../fixtures/test';

const test = base.extend<{ chromiumPage: Page }>({ chromiumPage: useChromiumPage });

test('pages look as in Chromium, and nothing moves when scripts and pictures arrive', async ({
  page,
  chromiumPage,
}) => {
  test.slow();
  await fetchFonts(page);
  const firefox = Object.assign(page, { started: () => started(page) });
  for (const { route, size } of comparisons) {
    await page.setViewportSize(size);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await expectAsInChromium(firefox, chromiumPage, { route, size });
  }
});
