import { whenElementsAreAdded } from './whenElementsAreAdded';

/** The user agent; empty for this site on the home screen of iOS, which has that of an embedded browser. */
export const readUserAgent = () =>
  (navigator as Navigator & { standalone?: boolean }).standalone ? '' : navigator.userAgent;

/**
 * Hides each element with `data-not-in`, the text of a regular expression, in a browser whose user agent matches it
 * (components/auth/ProviderButtons), before it is painted. What React draws later, it hides itself.
 */
export function hideInEmbeddedBrowsers(): void {
  const hide = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-not-in]'))
      element.hidden = new RegExp(element.dataset.notIn ?? '').test(readUserAgent());
  };
  const end = whenElementsAreAdded(hide);
  addEventListener(
    'DOMContentLoaded',
    () => {
      hide();
      end();
    },
    { once: true },
  );
}
