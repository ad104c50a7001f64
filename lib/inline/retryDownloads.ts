import { reloadPage } from '@/lib/browser/reload';

/** The pause before the page's style sheet is requested again, in milliseconds. */
const stylePause = 5000;

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** Matches the build's scripts and style sheets. */
const fileSelector = 'script[src^="/_next"], [rel=stylesheet][href^="/_next"]';

/**
 * Returns the URL as it's written in the HTML, by which the bundler's runtime identifies a script.
 */
const urlOf = (element: FileElement) =>
  element.getAttribute(element instanceof HTMLScriptElement ? 'src' : 'href') ?? '';

/** Creates another element for the same file. A clone of a script that failed would never run. */
function copyOf(element: FileElement): FileElement {
  if (element instanceof HTMLLinkElement) return element.cloneNode() as HTMLLinkElement;
  const script = document.createElement('script');
  // React's hydration skips async scripts in the head.
  script.async = true;
  script.src = urlOf(element);
  return script;
}

/**
 * Retries failed downloads of the build's scripts and style sheets.
 *
 * During a deploy or a rollback, a host may send a 404 with the file's own caching headers, and
 * browsers cache that 404 for a year. So the file is requested again with `cache: "reload"`, which
 * replaces the bad cache entry. If that succeeds, a copy replaces the failed element. If the file
 * is gone, a page that hasn't hydrated reloads. Otherwise, the code that requested the file gets
 * the error: the loader, which retries, or the bundler (lib/browser/loadOnce). No code waits for
 * the page's own style sheet, so this function keeps retrying it.
 */
export function retryDownloads(): void {
  const handled = new WeakSet<EventTarget>();

  async function retry(element: FileElement): Promise<void> {
    const response = await fetch(urlOf(element), { cache: 'reload' }).catch(() => undefined);
    const isGone = response?.ok === false;
    if (isGone && !self.isHydrated && (await reloadPage())) return;
    const copy = response?.ok ? copyOf(element) : undefined;
    const giveUp = () => {
      // If the copy stayed in the page, the bundler's runtime would wait for the copy when it
      // requests the file again.
      if (element instanceof HTMLScriptElement) copy?.remove();
      // The bundler's runtime waits for an event on its own element and offers no other way to
      // report the error.
      if (element.onerror) element.dispatchEvent(new Event('error'));
      else if (!isGone) setTimeout(() => void retry(copy ?? element), stylePause);
    };
    if (!copy) return giveUp();
    handled.add(copy);
    copy.onload = element.onload;
    copy.onerror = giveUp;
    element.replaceWith(copy);
  }

  function onError(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element) || !target.matches(fileSelector) || handled.has(target))
      return;
    handled.add(target);
    event.stopImmediatePropagation();
    void retry(target as FileElement);
  }
  addEventListener('error', onError, true);
}
