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
