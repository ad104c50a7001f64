/*
 * Reports web vitals and errors if the build has a URL to send them to. Many content blockers block
 * the reporter's file. Such a failure isn't logged, because nothing on the page depends on the
 * reporter.
 */
if (process.env.NEXT_PUBLIC_VITALS) {
  const url = process.env.NEXT_PUBLIC_VITALS;
  import('@/lib/browser/reporter')
    .then(({ startReporter }) => startReporter(url))
    .catch(() => undefined);
}
