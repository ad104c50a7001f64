/** @jest-environment node */
import { sourceHash } from './hash';
import { withMetaPolicy } from './metaPolicy';
import { emulatorOrigins } from './origins';

const origins = emulatorOrigins('http://127.0.0.1:9099');
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body>${body}</body></html>`;

it('stands right behind the charset and names the hash of every inline script', () => {
  const { html, hashes } = withMetaPolicy(page('<script>a()</script>'), 'index.html', origins);
  expect(html).toContain(
    '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src',
  );
  expect(hashes.scripts).toEqual([sourceHash('a()')]);
  expect(html).toContain(`'${sourceHash('a()')}'`);
});

it('stops at inline styles and handlers, naming page and element', () => {
  const attempt = () => withMetaPolicy(page('<i style="color:red"></i>'), 'about.html', origins);
  expect(attempt).toThrow(/out\/about\.html has inline styles.*\n {2}<i style="color:red">/s);
});

it('stops at a page whose head does not begin with the charset', () => {
  expect(() => withMetaPolicy('<html><head></head></html>', 'x.html', origins)).toThrow(/charset/);
});
