/**
 * Match the user agents of browsers inside apps, where Google refuses to sign anyone in
 * ("disallowed_useragent").
 */
const patterns = [
  // Android's WebView.
  /\bAndroid\b.*; wv\)/,
  // Apple's WKWebView, which omits Safari's token.
  /\b(?:iPhone|iPad|iPod|Macintosh)\b.*\bAppleWebKit\/(?!.*\bSafari\b)/,
  // Facebook, Snapchat and WhatsApp, if they imitate an ordinary browser.
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
