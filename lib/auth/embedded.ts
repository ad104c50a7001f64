/**
 * Matches the user agents of browsers inside apps, where Google refuses to sign anyone in ("disallowed_useragent"): six common apps,
 * Android's WebView (`; wv`), and Apple's WKWebView, which lacks the `Safari` of every browser there. The head script uses it.
 */
const patterns = [
  /\bInstagram\b/,
  /\bFB(?:AN|AV|_IAB)\/|\bMetaIAB\b/,
  /\bBytedanceWebview\b|\bmusical_ly_|\bTikTok\b/,
  /\bSnapchat\//,
  /\[WA(?:4A|iOS)\//,
  /\bLinkedInApp\b/,
  /\bAndroid\b.*; wv\)/,
  /\b(?:iPhone|iPad|iPod|Macintosh)\b.*\bAppleWebKit\/(?!.*\bSafari\b)/,
];

/** The user agent; empty for this site on the home screen of iOS, which has that of an embedded browser. */
const readUserAgent = () =>
  (navigator as Navigator & { standalone?: boolean }).standalone ? '' : navigator.userAgent;

/** Returns whether this is a browser inside an app. The head script sets `data-embedded` on <html> accordingly. */
export const isEmbedded = (userAgent = readUserAgent()) =>
  patterns.some((pattern) => pattern.test(userAgent));
