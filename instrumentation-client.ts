import { navigation } from '@/lib/browser/navigation';

/** Next calls it when the router starts to navigate: by a link, by the site itself, or back and forward. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  navigation.set({ isSoft: true, toTop: type !== 'traverse' && !url.includes('#'), url });
}

/*
 * Reports web vitals (product 7.3) if the build has a URL for them. A reporter that can't be loaded isn't reported: content blockers
 * refuse this file in many browsers, and nothing on the page depends on it.
 */
if (process.env.NEXT_PUBLIC_VITALS) {
  const address = process.env.NEXT_PUBLIC_VITALS;
  import('@/lib/browser/vitals').then(
    ({ reportVitals, sendTo }) => reportVitals(sendTo(address)),
    () => undefined,
  );
}
