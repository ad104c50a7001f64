import { navigation } from '@/lib/browser/navigation';

/** Called by Next when the router starts to navigate: by a link, from code, or back and forward. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  navigation.set({ isSoft: true, toTop: type !== 'traverse' && !url.includes('#'), url });
}

/*
 * Reports web vitals (product 7.3) if the build has a URL for them. A failure to load the reporter isn't logged, because many content
 * blockers block this file, and nothing on the page depends on it.
 */
if (process.env.NEXT_PUBLIC_VITALS) {
  const url = process.env.NEXT_PUBLIC_VITALS;
  import('@/lib/browser/vitals').then(
    ({ reportVitals, sendTo }) => reportVitals(sendTo(url)),
    () => undefined,
  );
}
