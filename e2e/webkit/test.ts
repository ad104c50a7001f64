import { expect, test as base } from '@playwright/test';
import { siteOrigin } from '../fixtures/environment';
import { isRealTime } from '../fixtures/clock';
import { Driver } from './driver';
import { startWebKit } from './start';

/** Runs in the page: keeps policy violations, uncaught errors, and errors and warnings of the console. */
function keepProblems(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  const keep = (kind: string, what: unknown) => void problems.push(`${kind}: ${String(what)}`);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep('policy', `${effectiveDirective} blocked ${blockedURI}`),
  );
  addEventListener('error', ({ message, target }) => keep('error', message ?? target), true);
  addEventListener('unhandledrejection', ({ reason }) => keep('rejected', reason));
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words: unknown[]) => keep(level, words.join(' '));
}

/** As `expect.poll`, which would soon ask only once a second. */
export const poll = <T>(ask: () => T | Promise<T>, message?: string) =>
  expect.poll(ask, { message, intervals: [50] });

/** What a visitor does and sees in WebKit. */
export class Visitor extends Driver {
  private readonly seen: string[] = [];

  /** Opens a path of the site, or another address. */
  async open(path: string): Promise<void> {
    await this.keepSeen();
    await this.goto(new URL(path, siteOrigin).href);
    await this.evaluate(keepProblems);
    if (isRealTime(await this.evaluate(() => Date.now())))
      this.seen.push(`${path} knows the real date (e2e/fixtures/clock)`);
  }

  /** Waits until the islands run. */
  async started(): Promise<void> {
    const isHydrated = () => window.isHydrated === true;
    await poll(() => this.evaluate(isHydrated), 'the scripts have started').toBe(true);
  }

  /** Opens a path and waits until its islands run. */
  async visit(path: string): Promise<void> {
    await this.open(path);
    await this.started();
  }

  /** Waits until the address is this path. */
  async expectPath(path: string): Promise<void> {
    const here = () => location.pathname + location.search + location.hash;
    await poll(() => this.evaluate(here)).toBe(path);
  }

  /** Waits until an element that matches can be seen; with a text, one that has it. */
  async expectShown(selector: string, text = '', shown = true): Promise<void> {
    const see = (wanted: string, words: string) =>
      [...document.querySelectorAll(wanted)].some(
        (element) => element.checkVisibility() && element.textContent?.includes(words),
      );
    const message = `${selector} ${text} can be seen`;
    await poll(() => this.evaluate(see, selector, text), message).toBe(shown);
  }

  /** Waits until an element has the focus. */
  async expectFocused(selector: string): Promise<void> {
    const matches = (wanted: string) => document.querySelector(wanted)?.matches(':focus') ?? false;
    await poll(() => this.evaluate(matches, selector)).toBe(true);
  }

  /** Sets the size of the visible page, without the browser's own bar. */
  async resize(width: number, height: number): Promise<void> {
    const fit = async () => {
      const [wide, high, bar] = await this.evaluate(() => [
        innerWidth,
        innerHeight,
        outerHeight - innerHeight,
      ]);
      if (wide !== width || high !== height) await this.setWindow(width, height + (bar ?? 0));
      return [wide, high];
    };
    await poll(fit).toEqual([width, height]);
  }

  private async keepSeen(): Promise<void> {
    const take = () => (window as { problems?: string[] }).problems?.splice(0) ?? [];
    this.seen.push(...(await this.evaluate(take)));
  }

  /** All problems of the pages since the last call. */
  async problems(): Promise<readonly string[]> {
    await this.keepSeen();
    return this.seen.splice(0);
  }
}

/** Tests in WebKit, in one browser. Each test begins signed out, and fails on errors of its pages. */
export const test = base.extend<{ webkit: Visitor }, { readonly running: Visitor }>({
  running: [
    async ({}, use) => {
      const { session, end } = await startWebKit();
      await use(new Visitor(session));
      await end();
    },
    { scope: 'worker' },
  ],
  webkit: async ({ running }, use) => {
    await running.open('/data.json');
    await running.evaluate(() => window.localStorage?.clear());
    await running.resize(1280, 800);
    // WebKit shows a JSON file with its own markup, whose styles the policy blocks.
    await running.problems();
    await use(running);
    base.expect(await running.problems(), 'what went wrong in the pages').toEqual([]);
  },
});

export { expect };
