import { reloadPage } from '@/lib/browser/reload';

/** The pause before the page's style sheet is requested again, in milliseconds. */
const stylePause = 5000;

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** A script or style sheet of the build. */
const file = 'script[src^="/_next"], [rel=stylesheet][href^="/_next"]';

/** The URL as it's written: the bundler's runtime knows a script by it. */
const urlOf = (element: FileElement) =>
  element.getAttribute(element instanceof HTMLScriptElement ? 'src' : 'href') ?? '';

/** Creates a second element for the same file. A clone of a script that has failed would never run. */
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
 * A host may send the 404 of a deploy or a rollback with the headers of the file itself, and the browser keeps it for a year. So the
 * file is requested once with `cache: "reload"`, which replaces the bad cache entry. If it comes, a copy replaces the failed
 * element. If it's gone, a page that hasn't hydrated reloads. Otherwise the code that requested the file gets the error: the loader,
 * which retries, or the bundler (`loadPart` in lib/browser/reload). The page's own style sheet is retried here.
 */
export function retryDownloads(): void {
  const known = new WeakSet<EventTarget>();

  async function retry(element: FileElement): Promise<void> {
    const response = await fetch(urlOf(element), { cache: 'reload' }).catch(() => undefined);
    const isGone = response?.ok === false;
    if (isGone && !self.isHydrated && (await reloadPage())) return;
    const copy = response?.ok ? copyOf(element) : undefined;
    const giveUp = () => {
      if (element instanceof HTMLScriptElement) copy?.remove();
      // The bundler's runtime offers nothing else: it waits for an event of its own element.
      if (element.onerror) element.dispatchEvent(new Event('error'));
      else if (!isGone) setTimeout(() => void retry(copy ?? element), stylePause);
    };
    if (!copy) return giveUp();
    known.add(copy);
    copy.onload = element.onload;
    copy.onerror = giveUp;
    element.replaceWith(copy);
  }

  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.matches(file) || known.has(target)) return;
      known.add(target);
      event.stopImmediatePropagation();
      void retry(target as FileElement);
    },
    true,
  );
}
