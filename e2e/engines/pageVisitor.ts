import type { Page } from '@playwright/test';
import type { Guard } from '../fixtures/guard';
import { pressNow } from '../fixtures/visitor';
import { type Press, Visitor } from './visitor';

/** Drives Chromium with Playwright. */
export class PageVisitor extends Visitor {
  constructor(
    private page: Page,
    private readonly guard: Guard,
  ) {
    super();
  }

  protected async goto(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'domcontentloaded' });
  }

  protected evaluateText(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  async click(selector: string, press?: Press): Promise<void> {
    const element = this.page.locator(selector).first();
    if (!press) return element.click();
    const { button, modifier, count } = press;
    if (modifier) await this.page.keyboard.down(modifier);
    await pressNow(this.page, element, { button, clickCount: count });
    if (modifier) await this.page.keyboard.up(modifier);
  }

  fill(selector: string, text: string): Promise<void> {
    return this.page.locator(selector).fill(text);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async travel(way: 'back' | 'forward' | 'refresh'): Promise<void> {
    if (way === 'refresh') await this.page.reload({ waitUntil: 'domcontentloaded' });
    // Playwright's `goBack` would wait for a load event, which pages from the back/forward cache
    // don't fire.
    else await this.evaluate((go) => void setTimeout(() => history[go]()), way);
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewportSize({ width, height });
  }

  async openTab(
    action = () => this.click('header a[href="/blogs"]', { modifier: 'Control' }),
  ): Promise<() => Promise<void>> {
    const before = this.page;
    const opening = before.context().waitForEvent('page');
    await action();
    this.page = await opening;
    await this.page.waitForLoadState();
    return async () => void (this.page = before);
  }

  async closeTab(): Promise<void> {
    const context = this.page.context();
    await this.page.close();
    this.page = context.pages()[0] as Page;
  }

  problems(): Promise<readonly string[]> {
    return Promise.resolve(this.guard.problems());
  }
}
