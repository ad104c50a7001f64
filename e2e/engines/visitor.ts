import { expect } from '@playwright/test';
import { siteOrigin } from '../fixtures/environment';
import type { Paper } from '../fixtures/paper';

/**
 * Works like `expect.poll`, but polls more often and ignores errors, because no code can run while
 * another page replaces this one.
 */
export const poll = <T>(ask: () => Promise<T>, message?: string) =>
  expect.poll(() => ask().catch(String), { message, intervals: [50] });

/**
 * A click at the place of an element, without waiting for the element or scrolling to it, because
 * tests of links compare how far the page is scrolled.
 */
export interface Press {
  readonly button?: 'middle';
  readonly modifier?: 'Control' | 'Shift';
  readonly count?: 2;
}

/** A visitor's actions, and assertions about what the visitor sees, in any browser engine. */
export abstract class Visitor {
  protected abstract goto(url: string): Promise<void>;
  protected abstract evaluateText(expression: string): Promise<unknown>;
  abstract click(selector: string, press?: Press): Promise<void>;
  /** Replaces the text of a field. */
  abstract fill(selector: string, text: string): Promise<void>;
  /** Presses keys, given as `KeyboardEvent.key`. */
  abstract press(...keys: readonly string[]): Promise<void>;
  abstract travel(way: 'back' | 'forward' | 'refresh'): Promise<void>;
  abstract resize(width: number, height: number): Promise<void>;
  /**
   * Opens a background tab, or the tab or window that the action opens, and switches to it. Returns
   * a function that switches back.
   */
  abstract openTab(action?: () => Promise<void>): Promise<() => Promise<void>>;
  /** Closes the current tab and switches to the one that becomes visible. */
  abstract closeTab(): Promise<void>;
  /** Returns errors and policy violations so far. */
  abstract problems(): Promise<readonly string[]>;
  /**
   * Returns the number of sheets that the page prints on. The method is missing if the driver can't
   * print.
   */
  sheets?(paper: Paper): Promise<number>;

  /** Runs a function in the page. The function can use only its argument, which is sent as JSON. */
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Arg, Result>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  async evaluate(run: (arg: unknown) => unknown, arg: unknown = null): Promise<unknown> {
    return this.evaluateText(`(${run.toString()})(${JSON.stringify(arg)})`);
  }

  /** Opens a path of the site, or another URL. */
  open(path: string): Promise<void> {
    return this.goto(new URL(path, siteOrigin).href);
  }

  /** Waits until the page is hydrated. */
  async waitForHydration(): Promise<void> {
    const isHydrated = () => window.isHydrated === true;
    await poll(() => this.evaluate(isHydrated), 'the page is hydrated').toBe(true);
  }

  /** Opens a path and waits until the page is hydrated. */
  async visit(path: string): Promise<void> {
    await this.open(path);
    await this.waitForHydration();
  }

  /** Waits until the URL is this path. */
  async expectPath(path: string): Promise<void> {
    const readPath = () => location.pathname + location.search + location.hash;
    await poll(() => this.evaluate(readPath)).toBe(path);
  }

  /**
   * Waits until an element that matches the selector and contains the text is visible. If `isShown`
   * is false, waits until none is visible.
   */
  async expectShown(selector: string, text = '', isShown = true): Promise<void> {
    const isAnyVisible = ([wanted = '', content = '']: string[]) =>
      [...document.querySelectorAll(wanted)].some(
        (element) => element.checkVisibility() && element.textContent?.includes(content),
      );
    const message = `${selector} ${text} is visible`;
    await poll(() => this.evaluate(isAnyVisible, [selector, text]), message).toBe(isShown);
  }

  async expectFocused(selector: string): Promise<void> {
    const isFocused = (wanted: string) =>
      document.querySelector(wanted)?.matches(':focus') ?? false;
    await poll(() => this.evaluate(isFocused, selector)).toBe(true);
  }
}

export interface Engine {
  /** Returns a signed-out visitor. */
  arrive(): Promise<Visitor>;
  end(): Promise<void>;
}
