import { chromium, expect, type Page, test as base } from '@playwright/test';
import { findBrowser } from '@/scripts/tools/findBrowsers';
import { setClock } from '../fixtures/clock';
import { siteOrigin } from '../fixtures/environment';
import { startFirefox } from './firefox';
import type { Engine, Visitor } from './visitor';
import { startWebKit } from './webKit';

interface Fixtures {
  readonly visitor: Visitor;
  /** A page in Chromium to compare with. */
  readonly chromiumPage: Page;
}

/**
 * Tests in the engine of the current Playwright project. Each test starts signed out and fails if
 * its pages report errors.
 */
export const test = base.extend<Fixtures, { readonly engine: Engine }>({
  engine: [
    async ({}, use, { project }) => {
      const engine = await (project.name === 'Firefox' ? startFirefox() : startWebKit());
      await use(engine);
      await engine.end();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine }, use) => {
    const visitor = await engine.arrive();
    await visitor.resize(1280, 800);
    await use(visitor);
    expect(await visitor.problems(), 'problems in the pages').toEqual([]);
  },
  chromiumPage: async ({}, use) => {
    const executablePath = findBrowser('shell');
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const page = await browser.newPage({ baseURL: siteOrigin });
    await setClock(page.context());
    await use(page);
    await browser.close();
  },
});

export { expect };
