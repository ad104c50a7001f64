import { embeddedPattern } from '@/lib/auth/embedded';
import { hideInEmbeddedBrowsers } from './beforePaint';

const agent = jest.spyOn(navigator, 'userAgent', 'get');

/** Adds an element as the parser does, and tells whether it is hidden before anything is painted. */
async function isHidden(userAgent: string): Promise<unknown> {
  agent.mockReturnValue(userAgent);
  const added = document.createElement('div');
  added.dataset.notIn = embeddedPattern;
  document.body.replaceChildren(added);
  await Promise.resolve();
  return added.hidden;
}

beforeAll(hideInEmbeddedBrowsers);
afterAll(() => {
  jest.restoreAllMocks();
  // What observes the page sees no more of it when jest takes it down.
  document.replaceChildren();
});

test('what has no use in the browser of another app is hidden there, and nowhere else', async () => {
  expect(await isHidden('Line/7.3.2')).toBe(true);
  expect(await isHidden('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari/604.1')).toBe(false);
});

test('an app made of this site is no other app', async () => {
  Object.assign(navigator, { standalone: true });
  expect(await isHidden('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148')).toBe(false);
  Object.assign(navigator, { standalone: false });
});

test('once the document is there, nothing is watched any more', async () => {
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(await isHidden('Line/7.3.2')).toBe(false);
});
