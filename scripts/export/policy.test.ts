/** @jest-environment node */
import { allowedSources } from '@/lib/csp';
import { contentSecurityPolicy, inlineParts, withMetaPolicy } from './policy';

const hashes = ['sha256-a', 'sha256-b'];
const emulatorSources = allowedSources({ authEmulator: 'http://127.0.0.1:9099' });
const production = contentSecurityPolicy(
  allowedSources({
    authDomain: 'studio.firebaseapp.com',
    reports: 'https://reports.example/vitals',
  }),
  hashes,
);

test('in production, the policy allows the auth domain, Firebase’s API and the report host, but no emulator', () => {
  expect(production).toContain('frame-src https://studio.firebaseapp.com');
  expect(production).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://reports.example;",
  );
  expect(production).not.toContain('127.0.0.1');
});

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body>${body}</body></html>`;

test('a page with inline styles is rejected, and the error names the page and the element', () => {
  const attempt = () =>
    withMetaPolicy(page('<i style="color:red"></i>'), 'about.html', emulatorSources);
  expect(attempt).toThrow(/inline styles.* in out\/about\.html:\n {2}<i style="color:red">/);
});

test('a page whose head doesn’t start with the charset is rejected', () => {
  expect(() => withMetaPolicy('<html><head></head></html>', 'x.html', emulatorSources)).toThrow(
    /charset/,
  );
});

test('inline scripts are found, even inside templates, and everything that the policy forbids', () => {
  const data = '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
  const ordinary = '<a href="/about" data-on="1">About</a>';
  const scripts = '<script>a()</script><template><script type="module">b()</script></template>';
  const forbidden =
    '<style>a{}</style><i style="color:red"></i><b onclick="x()"></b><a href=" javascript:y()"></a>';
  expect(inlineParts(page(data + ordinary + scripts + forbidden))).toMatchObject({
    scripts: ['a()', 'b()'],
    forbidden: [
      '<style>',
      '<i style="color:red">',
      '<b onclick="x()">',
      '<a href=" javascript:y()">',
    ],
  });
});
