import { expect } from '@playwright/test';
import { siteOrigin } from '../fixtures/environment';

/** As `expect.poll`, which would soon ask only once a second. While a page gives way to another one, asking it fails. */
export const poll = <T>(ask: () => Promise<T>, message?: string) =>
  expect.poll(() => ask().catch(String), { message, intervals: [50] });

/** What a visitor does and sees. Each engine implements the abstract part. */
export abstract class Visitor {
  /** Problems that a visit provokes on purpose. */
  readonly allowed: RegExp[] = [];

  protected abstract goto(address: string): Promise<void>;
  protected abstract evaluateText(expression: string): Promise<unknown>;
  /** Presses the middle of an element with the mouse. */
  abstract click(selector: string): Promise<void>;
  /** Types a text in place of the one in a field. */
  abstract fill(selector: string, text: string): Promise<void>;
  /** Presses keys one after another where the focus is, by their `KeyboardEvent.key`. */
  abstract press(...keys: readonly string[]): Promise<void>;
  abstract travel(way: 'back' | 'forward' | 'refresh'): Promise<void>;
  /** Sets the size of the visible page. */
  abstract resize(width: number, height: number): Promise<void>;
  /** Opens a background tab from a page of the site, to which all that follows goes. Returns a function that switches back. */
  abstract openTab(): Promise<() => Promise<void>>;
  /** Closes the current tab; all that follows goes to the one that becomes visible. */
  abstract closeTab(): Promise<void>;
  /** What went wrong in the pages so far. */
  abstract problems(): Promise<readonly string[]>;
  /** The number of A4 sheets on which the page prints, in an engine whose driver can print. */
  sheets?(): Promise<number>;

  /** Runs a function in the page, where it can use only its argument, which is sent as JSON. */
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Arg, Result>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  async evaluate(run: (arg: unknown) => unknown, arg: unknown = null): Promise<unknown> {
    return this.evaluateText(`(${run.toString()})(${JSON.stringify(arg)})`);
  }

  /** Opens a path of the site, or another address. */
  open(path: string): Promise<void> {
    return this.goto(new URL(path, siteOrigin).href);
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
    const see = ({ wanted, words }: { wanted: string; words: string }) =>
      [...document.querySelectorAll(wanted)].some(
        (element) => element.checkVisibility() && element.textContent?.includes(words),
      );
    const message = `${selector} ${text} can be seen`;
    await poll(() => this.evaluate(see, { wanted: selector, words: text }), message).toBe(shown);
  }

  /** Waits until an element has the focus. */
  async expectFocused(selector: string): Promise<void> {
    const matches = (wanted: string) => document.querySelector(wanted)?.matches(':focus') ?? false;
    await poll(() => this.evaluate(matches, selector)).toBe(true);
  }
}

/** A running browser. */
export interface Engine {
  /** A visitor who is signed out. */
  arrive(): Promise<Visitor>;
  end(): Promise<void>;
}
