/** @jest-environment node */
import { contentSecurityPolicy, headerPolicy, originsOf, sourceHash, unionOf } from './policy';

const hashes = { scripts: ['sha256-a', 'sha256-b'], styles: [] };
const production = contentSecurityPolicy(
  originsOf({ target: 'production' }, 'studio.firebaseapp.com'),
  hashes,
);
const emulator = contentSecurityPolicy(
  originsOf({ target: 'emulator', authEmulator: 'http://127.0.0.1:9099' }),
  hashes,
);

it('allows nothing by default and never unsafe-inline or unsafe-eval', () => {
  for (const policy of [production, emulator]) {
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain('unsafe');
  }
});

it('names inline scripts by their hashes', () => {
  expect(production).toContain("script-src 'self' https://apis.google.com 'sha256-a' 'sha256-b';");
});

it('names the project and the provider in a production build, and no emulator', () => {
  expect(production).toContain('frame-src https://studio.firebaseapp.com');
  expect(production).toContain(
    'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
  );
  expect(production).not.toContain('127.0.0.1');
});

it('names the emulator alone in an emulator build', () => {
  expect(emulator).toContain("connect-src 'self' http://127.0.0.1:9099;");
  expect(emulator).not.toContain('googleapis');
});

it('keeps other sites from framing the site, in the header only', () => {
  expect(production).not.toContain('frame-ancestors');
  expect(headerPolicy(production)).toMatch(/; frame-ancestors 'none'$/);
});

it('hashes as browsers do', () => {
  // The example of CSP Level 3, section 8.2 ("alert('Hello, world.');").
  expect(sourceHash("alert('Hello, world.');")).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  );
});

it('joins the hashes of many pages, each once, in a stable order', () => {
  const one = { scripts: ['a', 'c'], styles: ['s'] };
  const other = { scripts: ['b', 'a'], styles: [] };
  expect(unionOf([one, other])).toEqual(unionOf([other, one]));
  expect(unionOf([one, other])).toEqual({ scripts: ['a', 'b', 'c'], styles: ['s'] });
});
