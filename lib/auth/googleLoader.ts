/** The script that the SDK needs before it can open Google's window. */
const address = 'https://apis.google.com/js/api.js';

/** How long the loader's second part may take, in milliseconds; the SDK then sees to it by itself. */
const loadTimeout = 5000;

interface GoogleLoader {
  load(
    module: string,
    ends: { callback(): void; onerror(): void; ontimeout(): void; timeout: number },
  ): void;
}

let loading: Promise<void> | undefined;

/**
 * Fetches Google's loader on intent. The SDK asks for it only after the press and opens the window when it has come;
 * a browser blocks a window that opens more than 5 s after the press. The SDK finds `window.gapi` and uses it, so a
 * press waits for a fetch under way instead of starting a second one. Never rejects: after a failure the tag is gone,
 * and the SDK, or the next call, tries again.
 */
export function preloadGoogleLoader(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => {
      const { gapi } = window as Window & { gapi?: GoogleLoader };
      if (!gapi) return resolve();
      const end = () => resolve();
      gapi.load('gapi.iframes', {
        callback: end,
        onerror: end,
        ontimeout: end,
        timeout: loadTimeout,
      });
    };
    script.onerror = () => {
      script.remove();
      loading = undefined;
      resolve();
    };
    document.head.append(script);
  });
  return loading;
}
