declare global {
  interface Window {
    /** What the head script has kept for the reporter (lib/inline/earlyErrors). */
    earlyErrors?: readonly UncaughtEvent[];
  }
}

export type UncaughtEvent = ErrorEvent | PromiseRejectionEvent;

/** An uncaught error or a rejected promise. */
export interface ErrorReport {
  /** Tells a report from a metric. */
  readonly name: 'error';
  readonly message: string;
  /** Path, line and column in a script. A promise may be rejected with a value that has none. */
  readonly position?: string;
}

/** The maximum number of reports per page load. */
const maxReports = 5;

/** The maximum length of a message, in characters. */
const maxLength = 300;

/**
 * Matches a line that ends with a URL, a line number and a column. In stacks, Chromium has `at name
 * (https://host/a.js:1:2)`, and other browsers have `name@https://host/a.js:1:2`.
 */
const placeLine = /([\w-]+:\/\/\S+):(\d+):(\d+)\)?$/m;

/** Matches a path or URL with a query or a fragment. */
const longUrl = /(\/[^\s?#]*)[?#][^\s'"]*/g;

/**
 * Returns where an error was thrown, if it's known. The event's own position is used only without a
 * stack, because React passes its errors to `reportError`, and WebKit then gives the position of
 * that call.
 */
function placeOf(event: UncaughtEvent, thrown: unknown) {
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  const ofEvent = 'reason' in event ? '' : `${event.filename}:${event.lineno}:${event.colno}`;
  const [, url = '', line, column] = placeLine.exec(stack ?? '') ?? placeLine.exec(ofEvent) ?? [];
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  return { origin, position: `${pathname}:${line}:${column}` };
}

/**
 * Returns the report of an event, without the queries and fragments of URLs, which may be secret.
 * Returns undefined for errors of other scripts: those of other hosts, whose details browsers hide
 * ("Script error."), and those of extensions.
 */
export function errorReport(event: UncaughtEvent): ErrorReport | undefined {
  const isRejection = 'reason' in event;
  const thrown: unknown = isRejection ? event.reason : event.error;
  const place = placeOf(event, thrown);
  if (place ? place.origin !== location.origin : !isRejection) return undefined;
  const message = String(isRejection ? thrown : (thrown ?? event.message));
  return {
    name: 'error',
    message: message.replace(longUrl, '$1').slice(0, maxLength),
    position: place?.position,
  };
}

/** Passes a report of each error to the callback, first of those that the head script has kept. */
export function reportErrors(callback: (report: ErrorReport) => void): void {
  let left = maxReports;
  const pass = (event: UncaughtEvent) => {
    const report = left > 0 && errorReport(event);
    if (!report) return;
    left -= 1;
    callback(report);
  };
  self.earlyErrors?.forEach(pass);
  addEventListener('error', pass);
  addEventListener('unhandledrejection', pass);
}
