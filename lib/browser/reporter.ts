import { type ErrorReport, reportErrors } from './errors';
import { reportVitals, type Vital } from './vitals';

/**
 * Sends web vitals and errors to a URL, each as a JSON beacon, which is delivered even if the
 * visitor leaves the page.
 */
export async function startReporter(url: string): Promise<void> {
  const send = (report: Vital | ErrorReport) =>
    void navigator.sendBeacon(url, JSON.stringify({ ...report, page: location.pathname }));
  reportErrors(send);
  await reportVitals(send);
}
