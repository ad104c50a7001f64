const line = /\bLine\/\d/;

/** The apps that open links in a browser of their own, and the pattern of its user agent. */
const apps: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(AN|AV|_IAB)\/|\bMetaIAB\b/],
  ['LINE', line],
  ['TikTok', /\bBytedanceWebview\b|\bmusical_ly_|\bTikTok\b/],
  ['WeChat', /\bMicroMessenger\//],
  ['Snapchat', /\bSnapchat\//],
  ['LinkedIn', /\bLinkedInApp\b/],
  ['X', /\bTwitter for\b|\bTwitterAndroid\b/],
  ['Threads', /\bBarcelona \d/],
  ['Pinterest', /\[Pinterest\/|\bPinterest for\b/],
  ['WhatsApp', /\[WA(4A|iOS)\//],
];

/**
 * Any other app: Android's WebView has `; wv`, and Apple's WKWebView lacks the word `Safari`, which every browser there
 * has.
 */
const webView =
  /\bAndroid\b.*; wv\)|\b(iPhone|iPad|iPod|Macintosh)\b.*\bAppleWebKit\/(?!.*\bSafari\b)/;

/** Messenger has Facebook's names in its user agent as well. */
const messenger = /\bFB\w+\/(Messenger|Orca)/i;

/** The text of a regular expression for the user agents of all embedded browsers. The head script hides elements by it. */
export const embeddedPattern = [...apps.map(([, mark]) => mark), webView]
  .map(({ source }) => source)
  .join('|');

const embedded = new RegExp(embeddedPattern);

/** A browser that an app brings, in which Google refuses to sign anyone in ("disallowed_useragent"). */
export interface EmbeddedBrowser {
  /** The app's name; undefined where the user agent does not have it. */
  readonly app: string | undefined;
}

/** The embedded browser of a user agent; undefined for an ordinary browser. */
export function embeddedBrowser(userAgent: string): EmbeddedBrowser | undefined {
  if (!embedded.test(userAgent)) return undefined;
  const app = apps.find(([, mark]) => mark.test(userAgent))?.[0];
  return { app: app === 'Facebook' && messenger.test(userAgent) ? 'Messenger' : app };
}

/**
 * The href by which a link in an embedded browser opens this address (http or https) in the system's browser: LINE has a
 * parameter for it, Android has intents, which need no support by the app, and iOS has a scheme for Safari since 17.
 * Undefined where there is none. A page cannot find out whether the app allows it (X no longer does on iOS).
 */
export function externalBrowserLink(userAgent: string, address: string): string | undefined {
  const { protocol, host, pathname, search } = new URL(address);
  const place = `//${host}${pathname}${search}`;
  if (line.test(userAgent)) return `${protocol}${place}${search ? '&' : '?'}openExternalBrowser=1`;
  if (/\bAndroid\b/.test(userAgent))
    return `intent:${place}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`;
  const version = /\b(?:iPhone|iPad|iPod)\b.*? OS (\d+)_/.exec(userAgent)?.[1];
  return Number(version) >= 17 ? `x-safari-${protocol}${place}` : undefined;
}
