import type { Page } from '@playwright/test';
import { comparisons, expectAsInChromium, useChromiumPage } from '../fixtures/engines';
import { test as base } from './test';

const test = base.extend<{ chromiumPage: Page }>({ chromiumPage: useChromiumPage });

test('pages look as in Chromium, and nothing moves when scripts and pictures arrive', async ({
  webkit,
  chromiumPage,
}) => {
  test.slow();
  for (const { route, size } of comparisons) {
    await webkit.resize(size.width, size.height);
    await webkit.open(route);
    await expectAsInChromium(webkit, chromiumPage, { route, size });
  }
});
