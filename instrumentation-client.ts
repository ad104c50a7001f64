import { navigation } from '@/lib/browser/navigation';

/** Next calls this function when a navigation starts: by a link, by code, or by the browser's back and forward buttons. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  navigation.set({ isSoft: true, toTop: type !== 'traverse' && !url.includes('#'), url });
}

/*
 * Reports web vitals (product 7.3) if the build has a URL to send them to. Many content blockers block the reporter's file. Such a failure
 * isn't logged, because nothing on the page depends on the reporter.
 */
if (process.env.NEXT_PUBLIC_VITALS) {
  const url = process.env.NEXT_PUBLIC_VITALS;
  import('@/lib/browser/vitals').then(
    ({ reportVitals, sendTo }) => reportVitals(sendTo(url)),
    () => undefined,
  );
}
