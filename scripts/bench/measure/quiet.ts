import type { Page, Request } from 'playwright';

/** Waits until a page has asked for nothing for a while, and keeps what it asked for. */
export interface Wire {
  /** Addresses in the order of asking, one entry each time. */
  readonly asked: readonly string[];
  /** Resolves once nothing was under way for `milliseconds`; throws after 60 s. */
  readonly quiet: (milliseconds?: number) => Promise<void>;
}

/** Listens to a page's requests; call it before the page is opened. */
export function watchWire(page: Page): Wire {
  const asked: string[] = [];
  const underWay = new Set<Request>();
  let lastChange = Date.now();
  const settle = (request: Request): void => {
    underWay.delete(request);
    lastChange = Date.now();
  };
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) return;
    asked.push(request.url());
    underWay.add(request);
    lastChange = Date.now();
  });
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  const quiet = async (milliseconds = 1500): Promise<void> => {
    const deadline = Date.now() + 60_000;
    lastChange = Date.now();
    while (underWay.size > 0 || Date.now() - lastChange < milliseconds) {
      if (Date.now() > deadline) throw new Error(`The page never fell quiet: ${page.url()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { asked, quiet };
}
