import { loadAgain } from '@/lib/inline/keepTyping';
import { holdsTyping, reloadOnce } from '@/lib/inline/recovery';

/** How long the page waits before it asks a server again that did not answer, in milliseconds. */
const pause = 5000;

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** As it is written: the bundler's runtime knows a script by it. */
const addressOf = (element: FileElement) =>
  element.getAttribute(element instanceof HTMLScriptElement ? 'src' : 'href') ?? '';

/** The script or style sheet of the build that could not be fetched, if the event is about one. */
function lostFile({ target }: Event): FileElement | undefined {
  const isFile =
    target instanceof HTMLScriptElement ||
    (target instanceof HTMLLinkElement && target.rel === 'stylesheet');
  if (!isFile) return undefined;
  // Only files of the build: the policy of the page would stop a request for another site's.
  return addressOf(target).startsWith('/_next') ? target : undefined;
}

/** Loads the page again as soon as the server answers: once in a while. */
async function reloadPage(): Promise<void> {
  try {
    const { ok } = await fetch('', { method: 'HEAD', cache: 'no-store' });
    if (ok) reloadOnce('files', () => void loadAgain(holdsTyping()));
  } catch {
    setTimeout(reloadPage, pause);
  }
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
 * Handles a script or the style sheet of the build that could not be fetched.
 *
 * A host may send the 404 of a deploy or a rollback with the headers of the file itself, so that the browser keeps it for
 * a year. The file is fetched again with `cache: "reload"`, which also replaces the bad cache entry. If that works, a copy
 * replaces the failed element. Until then, no other handler sees the error.
 *
 * If the file is gone or there is no network, the error goes on to the code that asked for the file. For a part that is
 * loaded later, `recoverPage` handles it. For the scripts that a page starts with, and for the style sheet, the page is
 * reloaded by the same rules, since none of the build may run then. Without a network the loader tries again instead, and a
 * reload for the style sheet waits until the server answers.
 */
export function refetchLostFiles(): void {
  const retried = new WeakSet<EventTarget>();
  const gone = new WeakSet<EventTarget>();

  async function refetch(element: FileElement): Promise<void> {
    let copy: FileElement | undefined;
    const giveUp = () => {
      if (element instanceof HTMLLinkElement) return void reloadPage();
      copy?.remove();
      // The code that asked for a script listens to its first element.
      element.dispatchEvent(new Event('error'));
    };
    try {
      const address = addressOf(element);
      const answer = await fetch(address, { cache: 'reload' });
      if (!answer.ok) {
        gone.add(element);
        return giveUp();
      }
      copy = copyOf(element);
      retried.add(copy);
      copy.onload = element.onload;
      copy.onerror = giveUp;
      element.replaceWith(copy);
    } catch {
      giveUp();
    }
  }

  addEventListener(
    'error',
    (event) => {
      const element = lostFile(event);
      if (!element) return;
      if (!retried.has(element)) {
        retried.add(element);
        event.stopImmediatePropagation();
        void refetch(element);
      } else if (gone.has(element) && !hasStarted()) void reloadPage();
    },
    true,
  );
}

/** Whether any script of the build has run: Next sets `next` then. */
const hasStarted = () => 'next' in self && Boolean(self.next);
