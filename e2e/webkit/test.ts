import { test as base } from '@playwright/test';
import { startWebKit } from './start';
import { Visitor } from './visitor';

/** The worker's browser, and how it was started. */
interface WorkerFixtures {
  readonly browserArgs: readonly string[];
  readonly running: Visitor;
}

/** Tests in WebKit: one browser for each file. Each test begins signed out, and fails on errors of its pages. */
export const test = base.extend<{ webkit: Visitor }, WorkerFixtures>({
  browserArgs: [[], { option: true, scope: 'worker' }],
  running: [
    async ({ browserArgs }, use) => {
      const { driver, end } = await startWebKit(browserArgs);
      await use(new Visitor(driver));
      await end();
    },
    { scope: 'worker' },
  ],
  webkit: async ({ running }, use) => {
    await running.open('/data.json');
    await running.driver.evaluate(() => window.localStorage?.clear());
    await running.resize(1280, 800);
    // WebKit shows a JSON file with its own markup, whose styles the policy blocks.
    await running.problems();
    await use(running);
    base.expect(await running.problems(), 'what went wrong in the pages').toEqual([]);
  },
});

export { expect } from '@playwright/test';
