/** @jest-environment node */
import { browserCandidates, type Kind } from './find';

const linux = (environment: Record<string, string>, kind: Kind = 'browser') =>
  browserCandidates('/own/chrome', kind, { platform: 'linux', environment });

it('prefers what was chosen, then Playwright’s own, then the system’s', () => {
  const found = linux({ CHROME_PATH: '/chosen', PATH: '/usr/bin:/bin' });
  expect(found.slice(0, 2)).toEqual(['/chosen', '/own/chrome']);
  expect(found).toContain('/usr/bin/chromium');
  expect(found).toContain('/bin/google-chrome');
  expect(found.join()).not.toContain('headless-shell');
});

it('prefers a headless shell for e2e tests, but not to what was chosen', () => {
  const found = linux({ CHROME_PATH: '/chosen', PATH: '/usr/bin' }, 'shell');
  expect(found.slice(0, 2)).toEqual(['/chosen', '/usr/bin/chromium-headless-shell']);
  expect(found).toEqual(expect.arrayContaining(['/own/chrome', '/usr/bin/chromium']));
});

it('never takes a shell that was chosen for a browser', () => {
  const chosen = { POWER_ZONE_BROWSER: '/usr/bin/chromium-headless-shell' };
  expect(linux(chosen, 'browser')[0]).toBe('/own/chrome');
  expect(linux(chosen, 'shell')[0]).toBe('/usr/bin/chromium-headless-shell');
});

it('looks where each system keeps its programs', () => {
  const mac = browserCandidates('', 'shell', { platform: 'darwin', environment: {} });
  expect(mac[0]).toContain('Google Chrome.app');
  const windows = { platform: 'win32' as const, environment: { PROGRAMFILES: 'C:\\Programs' } };
  expect(browserCandidates('', 'shell', windows)[0]).toMatch(/^C:\\Programs.*chrome\.exe$/);
});
