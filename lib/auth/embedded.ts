const line = /\bLine\/\d/;

/** The apps that show links in a browser of their own, by what that browser calls itself in its user agent. */
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

/** Any other app: Android marks its WebView, and Apple's WKWebView lacks the word that every browser there ends with. */
const webView =
  /\bAndroid\b.*; wv\)|\b(iPhone|iPad|iPod|Macintosh)\b.*\bAppleWebKit\/(?!.*\bSafari\b)/;

/** Messenger calls itself Facebook as well. */
const messenger = /\bFB\w+\/(Messenger|Orca)/i;

/** What the user agents of all embedded browsers match, as the text of one expression: the head script hides by it. */
export const embeddedPattern = [...apps.map(([, mark]) => mark), webView]
  .map(({ source }) => source)
  .join('|');

const embedded = new RegExp(embeddedPattern);

/** A browser that an app brings, in which Google refuses to sign anyone in ("disallowed_useragent"). */
export interface EmbeddedBrowser {
  /** The app's name; undefined for one that does not give it. */
  readonly app: string | undefined;
}

/** The embedded browser of a user agent; undefined for a browser of its own. */
export function embeddedBrowser(userAgent: string): EmbeddedBrowser | undefined {
  if (!embedded.test(userAgent)) return undefined;
  const app = apps.find(([, mark]) => mark.test(userAgent))?.[0];
  return { app: app === 'Facebook' && messenger.test(userAgent) ? 'Messenger' : app };
}

/**
 * What a link in an embedded browser leads to so that the system opens this address (http or https) in a real browser:
 * LINE has a parameter for it, Android its intents, which no app has to know, and iOS since 17 a scheme for Safari.
 * Undefined where there is no way. Whether an app lets its visitors go cannot be told (X no longer does on iOS).
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
