/** The user agent; empty for this site on the home screen of iOS, which has that of an embedded browser. */
export const readUserAgent = () =>
  (navigator as Navigator & { standalone?: boolean }).standalone ? '' : navigator.userAgent;
