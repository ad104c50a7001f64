import type { UncaughtEvent } from '@/lib/browser/errors';

/**
 * The maximum number of events to keep, because a script may fail again and again. It's more than
 * the reporter sends, because the reporter leaves out errors of extensions.
 */
const maxKept = 20;

/** Keeps uncaught errors and rejected promises for the reporter, which loads later. */
export function keepErrors(): void {
  const kept: UncaughtEvent[] = [];
  const keep = (event: UncaughtEvent) => {
    if (kept.length < maxKept) kept.push(event);
  };
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
  self.earlyErrors = kept;
}
