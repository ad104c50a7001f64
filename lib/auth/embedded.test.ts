/** @jest-environment node */
import { embeddedBrowser, externalBrowserLink } from './embedded';

const iPhone = (system: string, build = '15E148') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/${build}`;
const pixel = (chrome: string) =>
  `Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240905.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome} Mobile Safari/537.36`;
/** User agents as these apps sent them, of several years. */
const embedded: readonly (readonly [app: string | undefined, userAgent: string])[] = [
  [
    'Instagram',
    `${iPhone('18_1', '22B83')} Instagram 354.0.0.29.90 (iPhone12,8; iOS 18_1; en_US; en; scale=2.00; 750x1334; 654111336; IABMV/1)`,
  ],
  [
    'Facebook',
    `${iPhone('18_1', '22B83')} [FBAN/FBIOS;FBAV/488.0.0.68.101;FBBV/658219612;FBDV/iPhone12,8;FBMD/iPhone;FBSN/iOS;FBSV/18.1;FBSS/2;FBID/phone;FBLC/en_US;FBOP/5;FBRV/0;IABMV/1]`,
  ],
  ['Facebook', `${iPhone('18_6_2', '22G100')} Safari/604.1 MetaIAB Facebook`],
  ['Messenger', `${iPhone('18_1')} [FBAN/MessengerForiOS;FBAV/488.0.0.62.79]`],
  ['LINE', `${iPhone('10_2_1', '14D27')} Safari Line/7.3.2`],
  [
    'TikTok',
    `${iPhone('17_3_1')} BytedanceWebview/d8a21c6 musical_ly_33.2.1 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/US`,
  ],
  ['WeChat', `${iPhone('10_2_1', '14D27')} MicroMessenger/6.5.8 NetType/WIFI Language/zh_CN`],
  [
    'Snapchat',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.3.1 Mobile/15E148 Snapchat/12.72.0.39 (like Safari/8617.2.4.10.8, panda)',
  ],
  ['LinkedIn', `${iPhone('18_1')} [LinkedInApp]/9.30.1753`],
  ['X', `${iPhone('10_2_1', '14D27')} Twitter for iPhone`],
  [
    'Threads',
    `${pixel('130.0.6723.58')} Barcelona 355.0.0.39.109 Android (34/14; 420dpi; 1080x2205; Google/google; Pixel 8; shiba; shiba; en_US; 657318936)`,
  ],
  [
    'WhatsApp',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.124 Mobile Safari/537.36 [WA4A/2.25.32.75;]',
  ],
  // Apps that do not give their name: Android's WebView, and WKWebView on a phone, a tablet as a desktop, and a Mac.
  [undefined, pixel('130.0.6723.58')],
  [undefined, iPhone('18_1')],
  [
    undefined,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
  ],
];

const browsers = [
  // Safari, and the view of it that other apps open (SFSafariViewController), where Google works.
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  // Another browser on iOS.
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/130.1  Mobile/15E148 Safari/605.1.15',
  // Android: Chrome and its tabs in apps, Firefox.
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0',
  // Desktops.
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  '',
];

test.each(embedded)('the browser of %s: %s', (app, userAgent) => {
  expect(embeddedBrowser(userAgent)).toEqual({ app });
});

test.each(browsers)('a browser of its own: %s', (userAgent) => {
  expect(embeddedBrowser(userAgent)).toBeUndefined();
});

const address = 'https://power-zone.example/login?from=%2Fabout%23contact';

test.each([
  [
    'Android',
    pixel('130.0.6723.58'),
    'intent://power-zone.example/login?from=%2Fabout%23contact#Intent;scheme=https;action=android.intent.action.VIEW;end',
  ],
  ['iOS 18', iPhone('18_1'), 'x-safari-https://power-zone.example/login?from=%2Fabout%23contact'],
  [
    'an iPad with iOS 17',
    'Mozilla/5.0 (iPad; CPU OS 17_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    'x-safari-https://power-zone.example/login?from=%2Fabout%23contact',
  ],
  ['iOS before 17', iPhone('16_7'), undefined],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', undefined],
  [
    'LINE',
    `${iPhone('10_2_1')} Safari Line/7.3.2`,
    'https://power-zone.example/login?from=%2Fabout%23contact&openExternalBrowser=1',
  ],
])('the way out on %s keeps where the visitor came from', (_, userAgent, way) => {
  expect(externalBrowserLink(userAgent, address)).toBe(way);
});
