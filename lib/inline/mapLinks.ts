/**
 * Leads a link with `data-android` and `data-apple` (components/visit/VisitSection) to the map application of these systems
 * when it is pressed. An Android WebView (`; wv`) shows an error for `geo:`, so the link stays unchanged there.
 */
export function openMapApplication(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-apple]');
      if (!link) return;
      const { android, apple } = link.dataset;
      const [system] = /Android(?!.*; wv)|Mac OS/.exec(navigator.userAgent) ?? [];
      const address = system === 'Android' ? android : apple;
      if (system && address) link.href = address;
    },
    true,
  );
}
