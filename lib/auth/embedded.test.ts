/** @jest-environment node */
import { isEmbedded } from './embedded';

const iPhone = (system: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const iPhoneApp = `${iPhone('18_1')} Mobile/15E148`;
const pixel =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240905.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.58 Mobile Safari/537.36';

test.each([
  ['Instagram', `${iPhoneApp} Instagram 354.0.0.29.90 (iPhone12,8; iOS 18_1; en_US; scale=2.00)`],
  ['Facebook', `${iPhoneApp} [FBAN/FBIOS;FBAV/488.0.0.68.101;FBBV/658219612;FBDV/iPhone12,8]`],
  ['Facebook', `${iPhoneApp} Safari/604.1 MetaIAB Facebook`],
  ['LinkedIn', `${iPhoneApp} [LinkedInApp]/9.30.1753`],
  ['TikTok', `${iPhoneApp} BytedanceWebview/d8a21c6 musical_ly_33.2.1 JsSdk/2.0 NetType/WIFI`],
  [
    'Snapchat',
    `${iPhone('17_3_1')} Version/17.3.1 Mobile/15E148 Snapchat/12.72 (like Safari/8617)`,
  ],
  [
    'WhatsApp',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.124 Mobile Safari/537.36 [WA4A/2.25.32.75;]',
  ],
  ['any app on Android', pixel],
  ['any app on iOS', iPhoneApp],
  [
    'any app on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
  ],
])('the embedded browser of %s is recognized: %s', (_app, userAgent) => {
  expect(isEmbedded(userAgent)).toBe(true);
});

test.each([
  // Google works in Safari, and in Safari's view inside other apps (SFSafariViewController).
  `${iPhone('18_1')} Version/18.1 Mobile/15E148 Safari/604.1`,
  `${iPhone('18_1')} FxiOS/130.1  Mobile/15E148 Safari/605.1.15`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  '',
])('an ordinary browser keeps the Google button: %s', (userAgent) => {
  expect(isEmbedded(userAgent)).toBe(false);
});
