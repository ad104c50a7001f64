import { readUserAgent } from '@/lib/browser/userAgent';

/* What is right on a page before it is painted, so that nothing moves or flashes afterwards. */

/**
 * Calls back whenever the parser or React has added elements, before they are painted.
 * @returns what ends it
 */
export function whenElementsAreAdded(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Opens the `details` that the fragment of the address leads into as soon as it is in the document. Browsers do it too, but
 * after the first paint, and what is below then moves.
 * @throws URIError when the fragment is not encoded
 */
export function openTarget(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  if (!id) return;
  const end = whenElementsAreAdded(() => {
    const target = document.getElementById(id);
    if (!target) return;
    end();
    const details = target.closest('details');
    if (details) details.open = true;
  });
  addEventListener('load', end, { once: true });
}

/**
 * Hides each element with `data-not-in`, the text of a regular expression, in a browser whose user agent matches it
 * (components/auth/GoogleButton). What React draws later, it hides itself.
 */
export function hideInEmbeddedBrowsers(): void {
  const hide = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-not-in]'))
      element.hidden = new RegExp(element.dataset.notIn ?? '').test(readUserAgent());
  };
  const end = whenElementsAreAdded(hide);
  const hideLast = () => {
    hide();
    end();
  };
  addEventListener('DOMContentLoaded', hideLast, { once: true });
}
