/**
 * Matches the user agents of browsers inside apps, where Google refuses to sign anyone in ("disallowed_useragent"): six common apps,
 * Android's WebView (`; wv`), and Apple's WKWebView, which lacks the `Safari` of every browser there. The head script uses it.
 */
export const embeddedPattern = [
  /\bInstagram\b/,
  /\bFB(?:AN|AV|_IAB)\/|\bMetaIAB\b/,
  /\bBytedanceWebview\b|\bmusical_ly_|\bTikTok\b/,
  /\bSnapchat\//,
  /\[WA(?:4A|iOS)\//,
  /\bLinkedInApp\b/,
  /\bAndroid\b.*; wv\)/,
  /\b(?:iPhone|iPad|iPod|Macintosh)\b.*\bAppleWebKit\/(?!.*\bSafari\b)/,
]
  .map(({ source }) => source)
  .join('|');

const embedded = new RegExp(embeddedPattern);

/** Returns whether this is a browser inside an app. */
export const isEmbedded = (userAgent: string) => embedded.test(userAgent);
