/** @jest-environment node */
import { browserCandidates, type BrowserKind } from './findBrowsers';

const candidates = (environment: Record<string, string>, kind: BrowserKind = 'browser') =>
  browserCandidates('/own/chrome', kind, { NODE_ENV: 'test', ...environment });

it('prefers what was chosen, then Playwright’s own, then the system’s', () => {
  const found = candidates({ CHROME_PATH: '/chosen', PATH: '/usr/bin:/bin' });
  expect(found.slice(0, 2)).toEqual(['/chosen', '/own/chrome']);
  expect(found).toContain('/usr/bin/chromium');
  expect(found).toContain('/bin/google-chrome');
  expect(found.join()).not.toContain('headless-shell');
});

it('prefers a headless shell for e2e tests, but not to what was chosen', () => {
  const found = candidates({ CHROME_PATH: '/chosen', PATH: '/usr/bin' }, 'shell');
  expect(found.slice(0, 2)).toEqual(['/chosen', '/usr/bin/chromium-headless-shell']);
  expect(found).toEqual(expect.arrayContaining(['/own/chrome', '/usr/bin/chromium']));
});

it('never takes a shell that was chosen for a browser', () => {
  const chosen = { CHROME_PATH: '/usr/bin/chromium-headless-shell' };
  expect(candidates(chosen, 'browser')[0]).toBe('/own/chrome');
  expect(candidates(chosen, 'shell')[0]).toBe('/usr/bin/chromium-headless-shell');
});
