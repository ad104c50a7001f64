import { inflateSync } from 'node:zlib';
import type { KeyInput, Page } from 'puppeteer-core';
import { isRealTime } from '../fixtures/clock';
import { type Paper, papers } from '../fixtures/paper';
import { prepareTab } from './prepareTab';
import { type Press, Visitor } from './visitor';

/** Drives Firefox with Puppeteer. */
export class FirefoxVisitor extends Visitor {
  constructor(
    private tab: Page,
    private readonly seen: string[],
  ) {
    super();
  }

  protected async goto(url: string): Promise<void> {
    await this.tab.goto(url, { waitUntil: 'domcontentloaded' });
    if (isRealTime(await this.evaluate(() => Date.now())))
      this.seen.push(`Set the clock with e2e/fixtures/clock: ${url} uses the real time.`);
  }

  protected evaluateText(expression: string): Promise<unknown> {
    return this.tab.evaluate(expression);
  }

  async click(selector: string, press?: Press): Promise<void> {
    if (!press) {
      // Before a click, Puppeteer waits for frames, which Firefox delays in a hidden tab.
      await this.tab.bringToFront();
      return this.tab.locator(selector).click();
    }
    const { button, modifier, count } = press;
    const element = await this.tab.$(selector);
    const box = await element?.boundingBox();
    if (!box) throw new Error(`${selector} is not visible.`);
    if (modifier) await this.tab.keyboard.down(modifier);
    await this.tab.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button, count });
    if (modifier) await this.tab.keyboard.up(modifier);
  }

  fill(selector: string, text: string): Promise<void> {
    return this.tab.locator(selector).fill(text);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.tab.keyboard.press(key as KeyInput);
  }

  async travel(way: 'back' | 'forward' | 'refresh'): Promise<void> {
    if (way === 'refresh') await this.tab.reload({ waitUntil: 'domcontentloaded' });
    // Puppeteer's `goBack` would wait for a load event, which pages from the back/forward cache
    // don't fire.
    else await this.evaluate((go) => void setTimeout(() => history[go]()), way);
  }

  resize(width: number, height: number): Promise<void> {
    return this.tab.setViewport({ width, height });
  }

  async openTab(action?: () => Promise<void>): Promise<() => Promise<void>> {
    const before = this.tab;
    const context = before.browserContext();
    const opening = new Promise<Page>((resolve) =>
      context.once('targetcreated', (target) =>
        resolve(target.asPage().then((tab) => prepareTab(tab, this.seen))),
      ),
    );
    await (action ? action() : context.newPage({ background: true }));
    this.tab = await opening;
    return async () => void (this.tab = before);
  }

  async closeTab(): Promise<void> {
    const context = this.tab.browserContext();
    await this.tab.close();
    this.tab = (await context.pages())[0] as Page;
  }

  problems(): Promise<readonly string[]> {
    return Promise.resolve(this.seen);
  }

  override async sheets(paper: Paper): Promise<number> {
    const [width, height] = papers[paper];
    const pdf = Buffer.from(await this.tab.pdf({ width: `${width}cm`, height: `${height}cm` }));
    // The list of pages is in a compressed object stream.
    const streams = pdf
      .toString('latin1')
      .matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)\r?\nendstream/g);
    const objects = [...streams].map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')));
    return Number(/\/Type \/Pages\b[^]*?\/Count (\d+)/.exec(objects.join('\n'))?.[1]);
  }
}
