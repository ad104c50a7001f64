/** How WebDriver names an element in its answers (W3C WebDriver, 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Keys as WebDriver writes them (W3C WebDriver, 17.4.2). */
export const keys = {
  tab: '\uE004',
  enter: '\uE007',
  escape: '\uE00C',
  left: '\uE012',
  right: '\uE014',
} as const;

/** Asks a driver, and answers with the value of its answer. */
export async function ask(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver ${new URL(address).pathname}: ${error} ${message}`);
}

/**
 * One session of a browser over W3C WebDriver, with only what the tests need. A package would be large: selenium-webdriver
 * has 18 MB, webdriverio 60.
 */
export class Driver {
  constructor(private readonly session: string) {}

  private post(path: string, body?: object): Promise<unknown> {
    return ask(`${this.session}/${path}`, 'POST', body);
  }

  /** Opens an address and waits for the page's `load`. */
  async goto(address: string): Promise<void> {
    await this.post('url', { url: address });
  }

  /** Runs a function in the page, where it can use only its arguments. */
  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const script = `return (${run.toString()})(...arguments)`;
    return (await this.post('execute/sync', { script, args })) as Result;
  }

  private async find(selector: string): Promise<string> {
    const body = { using: 'css selector', value: selector };
    const found = (await this.post('element', body)) as Record<string, string>;
    return `element/${found[elementKey]}`;
  }

  /** Presses the middle of an element with the mouse, as a visitor would. */
  async click(selector: string): Promise<void> {
    await this.post(`${await this.find(selector)}/click`);
  }

  /** Types a text into an empty field. */
  async fill(selector: string, text: string): Promise<void> {
    const field = await this.find(selector);
    await this.post(`${field}/clear`);
    await this.post(`${field}/value`, { text });
  }

  /** Presses keys one after another where the focus is. */
  async press(...pressed: readonly string[]): Promise<void> {
    const actions = pressed.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** `back`, `forward` or `refresh`. */
  async travel(way: 'back' | 'forward' | 'refresh'): Promise<void> {
    await this.post(way);
  }

  /** Makes the window as large as given; the browser's own bar takes some of the height. */
  async setWindow(width: number, height: number): Promise<void> {
    await this.post('window/rect', { width, height });
  }

  /** Opens a background tab, to which the next commands go. Returns a function that switches back. */
  async openTab(): Promise<() => Promise<void>> {
    const before = await ask(`${this.session}/window`, 'GET');
    const { handle } = (await this.post('window/new', { type: 'tab' })) as { handle: string };
    await this.post('window', { handle });
    return async () => void (await this.post('window', { handle: before }));
  }

  /** Closes the current tab; the next commands go to the one that becomes visible. */
  async closeTab(): Promise<void> {
    const [next] = (await ask(`${this.session}/window`, 'DELETE')) as string[];
    await this.post('window', { handle: next });
  }
}
