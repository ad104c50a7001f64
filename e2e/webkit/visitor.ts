import { expect } from '@playwright/test';
import { siteOrigin } from '../fixtures/addresses';
import { isRealTime } from '../fixtures/clock';
import type { Driver } from './driver';

interface Watched extends Window {
  problems?: string[];
}

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

/** Runs in the page: whether the islands run, including their effects. */
const isHydrated = () => window.isHydrated === true;

/** What a visitor does and sees in WebKit. */
export class Visitor {
  private readonly seen: string[] = [];

  constructor(readonly driver: Driver) {}

  /** Opens a path of the site, or another address. */
  async open(path: string): Promise<void> {
    await this.keepSeen();
    await this.driver.goto(new URL(path, siteOrigin).href);
    await this.driver.evaluate(keepProblems);
    if (isRealTime(await this.driver.evaluate(() => Date.now())))
      this.seen.push(`${path} knows the real date (e2e/fixtures/clock)`);
  }

  /** Waits until the islands run. */
  async started(): Promise<void> {
    const ask = () => this.driver.evaluate(isHydrated);
    await expect.poll(ask, { message: 'the scripts have started', intervals: [50] }).toBe(true);
  }

  /** Opens a path and waits until its islands run. */
  async visit(path: string): Promise<void> {
    await this.open(path);
    await this.started();
  }

  /** Waits until the address is this path. */
  async expectPath(path: string): Promise<void> {
    const here = () => location.pathname + location.search + location.hash;
    await expect.poll(() => this.driver.evaluate(here)).toBe(path);
  }

  /** Waits until an element that matches can be seen; with a text, one that has it. */
  async expectShown(selector: string, text = '', shown = true): Promise<void> {
    const see = (wanted: string, words: string) =>
      [...document.querySelectorAll(wanted)].some(
        (element) => element.checkVisibility() && element.textContent?.includes(words),
      );
    const message = `${selector} ${text} can be seen`;
    await expect.poll(() => this.driver.evaluate(see, selector, text), { message }).toBe(shown);
  }

  /** Waits until an element has the focus. */
  async expectFocused(selector: string): Promise<void> {
    const matches = (wanted: string) => document.querySelector(wanted)?.matches(':focus') ?? false;
    await expect.poll(() => this.driver.evaluate(matches, selector)).toBe(true);
  }

  /** Sets the size of the visible page, without the browser's own bar. */
  async resize(width: number, height: number): Promise<void> {
    const { driver } = this;
    const fit = async () => {
      const [wide, high, bar] = await driver.evaluate(() => [
        innerWidth,
        innerHeight,
        outerHeight - innerHeight,
      ]);
      if (wide !== width || high !== height) await driver.resize(width, height + (bar ?? 0));
      return [wide, high];
    };
    await expect.poll(fit).toEqual([width, height]);
  }

  private async keepSeen(): Promise<void> {
    const take = () => (window as Watched).problems?.splice(0) ?? [];
    this.seen.push(...(await this.driver.evaluate(take)));
  }

  /** All problems of the pages since the last call. */
  async problems(): Promise<readonly string[]> {
    await this.keepSeen();
    return this.seen.splice(0);
  }
}
