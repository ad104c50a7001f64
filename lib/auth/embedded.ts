/**
 * Match the user agents of browsers inside apps, where Google refuses to sign anyone in
 * ("disallowed_useragent"). The first pattern matches Android's WebView. The second one matches
 * Apple's WKWebView, which omits Safari's token. The others match three apps that imitate an
 * ordinary browser.
 */
const patterns = [
  /\bAndroid\b.*; wv\)/,
  /\b(?:iPhone|iPad|iPod|Macintosh)\b.*\bAppleWebKit\/(?!.*\bSafari\b)/,
  /\bMetaIAB\b/,
  /\bSnapchat\//,
  /\[WA(?:4A|iOS)\//,
];

/**
 * Returns the user agent. If the site was opened from the iOS home screen, returns an empty string,
 * because the user agent there looks like that of an embedded browser.
 */
const readUserAgent = () =>
  (navigator as Navigator & { standalone?: boolean }).standalone ? '' : navigator.userAgent;

/**
 * Returns whether this is a browser inside an app. If so, the head script sets `data-embedded` on
 * <html>.
 */
export const isEmbedded = (userAgent = readUserAgent()) =>
  patterns.some((pattern) => pattern.test(userAgent));
