/**
 * Matches the user agents of browsers inside apps, where Google refuses to sign anyone in ("disallowed_useragent"): six common apps,
 * Android's WebView (`; wv`), and Apple's WKWebView, which omits the `Safari` token that every browser on Apple's systems sends.
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

/** Returns the user agent, or an empty string if the site runs from the iOS home screen, where it looks like an embedded browser. */
const readUserAgent = () =>
  (navigator as Navigator & { standalone?: boolean }).standalone ? '' : navigator.userAgent;

/** Returns whether this is a browser inside an app. If so, the head script sets `data-embedded` on <html>. */
export const isEmbedded = (userAgent = readUserAgent()) =>
  patterns.some((pattern) => pattern.test(userAgent));
