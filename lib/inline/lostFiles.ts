import { reloadPage } from '@/lib/browser/reload';

/** How long the page waits before it asks for its style sheet again, in milliseconds. */
const stylePause = 5000;

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** As it is written: the bundler's runtime knows a script by it. */
const addressOf = (element: FileElement) =>
  element.getAttribute(element instanceof HTMLScriptElement ? 'src' : 'href') ?? '';

/** Whether this is a script or style sheet of the build. The policy would stop a request for another site's. */
function isFile(element: EventTarget | null): element is FileElement {
  const isScript = element instanceof HTMLScriptElement;
  const isStyle = element instanceof HTMLLinkElement && element.rel === 'stylesheet';
  return (isScript || isStyle) && addressOf(element).startsWith('/_next');
}

/** A second element for the same file. A clone of a script that was tried would never run. */
function copyOf(element: FileElement): FileElement {
  if (element instanceof HTMLLinkElement) return element.cloneNode() as HTMLLinkElement;
  const script = document.createElement('script');
  // React's hydration passes over async scripts in the head.
  script.async = true;
  script.src = addressOf(element);
  return script;
}

/**
 * Handles scripts and style sheets of the build that could not be fetched.
 *
 * A host may send the 404 of a deploy or a rollback with the headers of the file itself, so that the browser keeps it for a
 * year. So the file is asked for once with `cache: "reload"`, which also replaces the bad cache entry. If it comes, a copy
 * replaces the failed element. If it is gone, a page that is not hydrated is loaded again.
 *
 * Else the error goes on to what asked for the file: the loader, which tries again, or the bundler (loadPart in lib/browser/reload). The page's own
 * style sheet is tried again here.
 */
export function followLostFiles(): void {
  const known = new WeakSet<EventTarget>();

  async function refetch(element: FileElement): Promise<void> {
    const answer = await fetch(addressOf(element), { cache: 'reload' }).catch(() => undefined);
    const isGone = answer?.ok === false;
    if (isGone && !self.isHydrated && (await reloadPage())) return;
    const copy = answer?.ok ? copyOf(element) : undefined;
    const giveUp = () => {
      if (element instanceof HTMLScriptElement) copy?.remove();
      // The code that asked for a file listens to its first element.
      if (element.onerror) element.dispatchEvent(new Event('error'));
      else if (!isGone) setTimeout(() => void refetch(copy ?? element), stylePause);
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
      if (!isFile(target) || known.has(target)) return;
      known.add(target);
      event.stopImmediatePropagation();
      void refetch(target);
    },
    true,
  );
}
