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
export async function sendCommand(url: string, method: string, body?: object): Promise<unknown> {
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
function recordProblems(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  const record = (kind: string, problem: unknown) =>
    void problems.push(`${kind}: ${String(problem)}`);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    record('policy', `${effectiveDirective} blocked ${blockedURI}`),
  );
  addEventListener('error', ({ message, target }) => record('error', message ?? target), true);
  addEventListener('unhandledrejection', ({ reason }) => record('rejected', reason));
  for (const level of ['error', 'warn'] as const)
    console[level] = (...values: unknown[]) => record(level, values.join(' '));
}

/**
 * Drives a browser over W3C WebDriver. The packages that could do this are large:
 * selenium-webdriver has 18 MB, webdriverio 60 MB.
 */
export class WebDriverVisitor extends Visitor {
  private readonly collected: string[] = [];

  constructor(private readonly session: string) {
    super();
  }

  private post(path: string, body?: object): Promise<unknown> {
    return sendCommand(`${this.session}/${path}`, 'POST', body);
  }

  protected async goto(url: string): Promise<void> {
    await this.collectProblems();
    await this.post('url', { url });
    await this.evaluate(recordProblems);
    if (isRealTime(await this.evaluate(() => Date.now())))
      this.collected.push(`Set the clock with e2e/fixtures/clock: ${url} uses the real time.`);
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
    const buttonNumber = button === 'middle' ? 1 : 0;
    const click = [
      { type: 'pointerDown', button: buttonNumber },
      { type: 'pointerUp', button: buttonNumber },
    ];
    const key = modifier && keyValues[modifier];
    if (key) await this.act('key', [{ type: 'keyDown', value: key }]);
    await this.act('pointer', [
      { type: 'pointerMove', origin, x: 0, y: 0 },
      ...Array.from({ length: count }, () => click).flat(),
    ]);
    if (key) await this.act('key', [{ type: 'keyUp', value: key }]);
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
    const readSize = () => ({
      inner: { width: innerWidth, height: innerHeight },
      toolbarHeight: outerHeight - innerHeight,
    });
    const resizeOnce = async () => {
      const { inner, toolbarHeight } = await this.evaluate(readSize);
      // The size of a window includes its toolbar.
      if (inner.width !== width || inner.height !== height)
        await this.post('window/rect', { width, height: height + toolbarHeight });
      return inner;
    };
    await poll(resizeOnce).toEqual({ width, height });
  }

  async openTab(
    action: () => Promise<unknown> = () => this.post('window/new', { type: 'tab' }),
  ): Promise<() => Promise<void>> {
    const before = await sendCommand(`${this.session}/window`, 'GET');
    const others = async () => {
      const handles = (await sendCommand(`${this.session}/window/handles`, 'GET')) as string[];
      return handles.filter((handle) => handle !== before);
    };
    await action();
    await poll(others).toHaveLength(1);
    await this.post('window', { handle: (await others())[0] });
    return async () => void (await this.post('window', { handle: before }));
  }

  async closeTab(): Promise<void> {
    const [next] = (await sendCommand(`${this.session}/window`, 'DELETE')) as string[];
    await this.post('window', { handle: next });
  }

  /** Moves the problems of the current document to those of the visitor. */
  private async collectProblems(): Promise<void> {
    const takeAll = () => (window as { problems?: string[] }).problems?.splice(0) ?? [];
    this.collected.push(...(await this.evaluate(takeAll)));
  }

  async problems(): Promise<readonly string[]> {
    await this.collectProblems();
    return this.collected.splice(0);
  }
}
