/** @jest-environment node */
import { browserCandidates } from './candidates';

const linux = (environment: Record<string, string>) =>
  browserCandidates('/own/chrome', { platform: 'linux', environment });

it('prefers what was chosen, then Playwright’s own, then the system’s', () => {
  const found = linux({ CHROME_PATH: '/chosen', PATH: '/usr/bin:/bin' });
  expect(found.slice(0, 2)).toEqual(['/chosen', '/own/chrome']);
  expect(found).toContain('/usr/bin/chromium');
  expect(found).toContain('/bin/google-chrome');
});

it('looks where each system keeps its programs', () => {
  const mac = browserCandidates('', { platform: 'darwin', environment: {} });
  expect(mac[0]).toContain('Google Chrome.app');
  const windows = { platform: 'win32' as const, environment: { PROGRAMFILES: 'C:\\Programs' } };
  expect(browserCandidates('', windows)[0]).toMatch(/^C:\\Programs.*chrome\.exe$/);
});
