/** The script that the SDK needs before it can open Google's window. */
const address = 'https://apis.google.com/js/api.js';

/** How long the loader's second part may take, in milliseconds; after that the SDK loads it itself. */
const loadTimeout = 5000;

interface GoogleLoader {
  load(
    module: string,
    ends: { callback(): void; onerror(): void; ontimeout(): void; timeout: number },
  ): void;
}

let loading: Promise<void> | undefined;

/**
 * Fetches Google's loader before the user presses the button. The SDK fetches it only after the press and then opens the
 * window, but a browser blocks a window that opens more than 5 s after the press. The SDK uses `window.gapi` when it is
 * there. A press while the fetch is running waits for it and starts no second one. Never rejects: after a failure the
 * element is removed, and the SDK, or the next call, tries again.
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
