import { currentPage } from '@/lib/browser/currentPage';

/** Next calls it when the router begins to lead to another page: by a link, by the site itself, or back and forward. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  currentPage.isSoft = true;
  currentPage.next = url;
  currentPage.startsAtTop = type !== 'traverse' && !url.includes('#');
}

/*
 * Runs in every page before React. Reports web vitals (product 7.3) when the build has an address for them; without one no
 * script is loaded. A failure to load the reporter is not reported: programs that block measuring refuse this file in many
 * browsers, and nothing of the page depends on it.
 */
if (process.env.NEXT_PUBLIC_VITALS) {
  const address = process.env.NEXT_PUBLIC_VITALS;
  import('@/lib/browser/vitals').then(
    ({ reportVitals, sendTo }) => reportVitals(sendTo(address)),
    () => undefined,
  );
}
