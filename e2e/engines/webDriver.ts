import { isRealTime } from '../fixtures/clock';
import { poll, type Press, Visitor } from './visitor';

/** The key of an element reference (W3C WebDriver, 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Code points of special keys (W3C WebDriver, 17.4.2). */
const keyValues: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** Sends a request to the driver and returns the value of its response. */
export async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver ${new URL(url).pathname}: ${error} ${message}`);
}

/**
 * Runs in the page: records policy violations, uncaught errors, and errors and warnings on the
 * console.
 */
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

/**
 * Drives a browser over W3C WebDriver. The packages that could do this are large:
 * selenium-webdriver has 18 MB, webdriverio 60 MB.
 */
export class WebDriverVisitor extends Visitor {
  private readonly seen: string[] = [];

  constructor(private readonly session: string) {
    super();
  }

  private post(path: string, body?: object): Promise<unknown> {
    return ask(`${this.session}/${path}`, 'POST', body);
  }

  protected async goto(url: string): Promise<void> {
    await this.keepSeen();
    await this.post('url', { url });
    await this.evaluate(keepProblems);
    if (isRealTime(await this.evaluate(() => Date.now())))
      this.seen.push(`Set the clock with e2e/fixtures/clock: ${url} uses the real time.`);
  }

  protected evaluateText(expression: string): Promise<unknown> {
    return this.post('execute/sync', { script: `return ${expression}`, args: [] });
  }

  private async find(selector: string): Promise<string> {
    const body = { using: 'css selector', value: selector };
    const found = (await this.post('element', body)) as Record<string, string>;
    return `element/${found[elementKey]}`;
  }

  /**
   * Performs actions with one device. It keeps its state, so a key that isn't released stays
   * pressed.
   */
  private async act(device: 'key' | 'pointer', actions: readonly object[]): Promise<void> {
    await this.post('actions', { actions: [{ type: device, id: device, actions }] });
  }

  async click(selector: string, press?: Press): Promise<void> {
    const element = await this.find(selector);
    if (!press) return void (await this.post(`${element}/click`));
    const { button, modifier, count = 1 } = press;
    const origin = { [elementKey]: element.slice('element/'.length) };
    const clicks = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: button ? 1 : 0 }));
    const value = modifier && keyValues[modifier];
    if (value) await this.act('key', [{ type: 'keyDown', value }]);
    await this.act('pointer', [
      { type: 'pointerMove', origin, x: 0, y: 0 },
      ...Array.from({ length: count }, () => clicks).flat(),
    ]);
    if (value) await this.act('key', [{ type: 'keyUp', value }]);
  }

  async fill(selector: string, text: string): Promise<void> {
    const field = await this.find(selector);
    await this.post(`${field}/clear`);
    await this.post(`${field}/value`, { text });
  }

  async press(...keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((key) =>
      ['keyDown', 'keyUp'].map((type) => ({ type, value: keyValues[key] ?? key })),
    );
    await this.act('key', actions);
  }

  async travel(way: 'back' | 'forward' | 'refresh'): Promise<void> {
    await this.post(way);
  }

  async resize(width: number, height: number): Promise<void> {
    const fit = async () => {
      const size = await this.evaluate(() => [innerWidth, innerHeight, outerHeight - innerHeight]);
      const [wide, high, bar = 0] = size;
      // The size of a window includes its toolbar.
      if (wide !== width || high !== height)
        await this.post('window/rect', { width, height: height + bar });
      return [wide, high];
    };
    await poll(fit).toEqual([width, height]);
  }

  async openTab(
    action: () => Promise<unknown> = () => this.post('window/new', { type: 'tab' }),
  ): Promise<() => Promise<void>> {
    const before = await ask(`${this.session}/window`, 'GET');
    const others = async () => {
      const handles = (await ask(`${this.session}/window/handles`, 'GET')) as string[];
      return handles.filter((handle) => handle !== before);
    };
    await action();
    await poll(others).toHaveLength(1);
    await this.post('window', { handle: (await others())[0] });
    return async () => void (await this.post('window', { handle: before }));
  }

  async closeTab(): Promise<void> {
    const [next] = (await ask(`${this.session}/window`, 'DELETE')) as string[];
    await this.post('window', { handle: next });
  }

  private async keepSeen(): Promise<void> {
    const take = () => (window as { problems?: string[] }).problems?.splice(0) ?? [];
    this.seen.push(...(await this.evaluate(take)));
  }

  async problems(): Promise<readonly string[]> {
    await this.keepSeen();
    return this.seen.splice(0);
  }
}
