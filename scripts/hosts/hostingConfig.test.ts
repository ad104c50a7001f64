/** @jest-environment node */
import { hostingConfig } from './hostingConfig';

const headers = new Map(
  hostingConfig("default-src 'none'").headers.map(({ name, value }) => [name.toLowerCase(), value]),
);

it('sets every header that a security review asks for', () => {
  expect(headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

it('asks for https for a year or more', () => {
  const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]);
  expect(age).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
});

it('leaves the Google pop-up its opener', () => {
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
});
