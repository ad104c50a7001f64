import { embeddedPattern } from '@/lib/auth/embedded';
import { hideInEmbeddedBrowsers } from './beforePaint';

beforeAll(hideInEmbeddedBrowsers);
afterAll(() => {
  jest.restoreAllMocks();
  // What observes the page sees no more of it when jest takes it down.
  document.replaceChildren();
});

test.each([
  ['hidden', 'in the browser of another app', { userAgent: 'Instagram 354.0', standalone: false }],
  [
    'shown',
    'elsewhere',
    { userAgent: '(iPhone) AppleWebKit/605.1.15 Safari/604.1', standalone: false },
  ],
  [
    'shown',
    'in this site as an app',
    { userAgent: '(iPhone) AppleWebKit/605.1.15', standalone: true },
  ],
])('what has no use in embedded browsers is %s %s', async (shown, _, browser) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser.userAgent);
  Object.assign(navigator, { standalone: browser.standalone });
  const added = document.createElement('div');
  added.dataset.notIn = embeddedPattern;
  document.body.replaceChildren(added);
  // Before anything is painted.
  await Promise.resolve();
  expect(added.hidden).toBe(shown === 'hidden');
});
