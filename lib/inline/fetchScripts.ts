/** What a page needs to start its scripts: the export writes it (scripts/export/finishPage), the loader reads it. */
export interface PageStart {
  /** Addresses of the scripts, in Next's order. */
  readonly files: readonly string[];
  /** The address of the router's data. */
  readonly data: string;
  /** What the bundler's runtime is told to run. */
  readonly entries: readonly unknown[];
  /** Whether the scripts start as soon as the page is idle, without an input. */
  readonly isSoon: boolean;
}

/** The id of the element that holds it, as JSON. */
export const pageStartId = 'page-start';

declare global {
  interface Window {
    /** Where Next's router reads its data. */
    __next_f?: unknown[];
  }
}

function loadScript(address: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = resolve;
    script.onerror = reject;
    // React finds a script that it would add itself by this attribute, not by the property.
    script.setAttribute('async', '');
    document.head.append(script);
  });
}

async function loadData(address: string, cache?: RequestCache): Promise<void> {
  const answer = await fetch(address, { cache });
  if (!answer.ok) {
    if (!cache) return loadData(address, 'reload');
    // As a script, so that the recovery of lost files handles the error.
    await loadScript(address);
  }
  const data = (await answer.json()) as readonly unknown[];
  (self.__next_f ??= []).push(...data);
}

/**
 * Returns a function that fetches the scripts of a page and the router's data. Its promise rejects when one of them could not
 * be had; another call fetches only what has not come.
 */
export function scriptFetcher({ files, data }: Pick<PageStart, 'files' | 'data'>) {
  const fetched = new Map<string, Promise<unknown>>();
  let cache: RequestCache | undefined;
  const once = (address: string, get: () => Promise<unknown>) => {
    const known = fetched.get(address);
    if (known) return known;
    const coming = get().catch((error: unknown) => {
      fetched.delete(address);
      // What came may be broken and in the cache of the browser.
      cache = 'reload';
      throw error;
    });
    fetched.set(address, coming);
    return coming;
  };
  return () =>
    Promise.all([
      once(data, () => loadData(data, cache)),
      ...files.map((file) => once(file, () => loadScript(file))),
    ]);
}
