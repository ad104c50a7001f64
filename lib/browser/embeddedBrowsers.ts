import { whenElementsAreAdded } from './whenElementsAreAdded';

/** The user agent; empty for this site on the home screen of iOS, which has that of an embedded browser. */
export const readUserAgent = () =>
  (navigator as Navigator & { standalone?: boolean }).standalone ? '' : navigator.userAgent;

/**
 * Hides each element with `data-not-in`, the text of a regular expression, in a browser whose user agent matches it
 * (components/auth/ProviderButtons), before it is painted.
 */
export function hideInEmbeddedBrowsers(): void {
  whenElementsAreAdded(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-not-in]'))
      element.hidden = new RegExp(element.dataset.notIn ?? '').test(readUserAgent());
  });
}
