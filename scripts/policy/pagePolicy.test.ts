/** @jest-environment node */
import { inlineParts, withMetaPolicy } from './pagePolicy';
import { originsOf, sourceHash } from './policy';

const origins = originsOf({ target: 'emulator', authEmulator: 'http://127.0.0.1:9099' });
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

it('finds scripts that run', () => {
  const html = page('<p>x</p><script>a()</script><script type="module">b()</script>');
  expect(inlineParts(html).scripts).toEqual(['a()', 'b()']);
});

it('leaves out data blocks and script files', () => {
  const html = page('<script type="application/ld+json">{}</script><script src="/a.js"></script>');
  expect(inlineParts(html).scripts).toEqual([]);
});

it('finds style elements, also inside noscript in the head and inside a template', () => {
  const html = page('<style>a{}</style><template><style>b{}</style></template>');
  expect(inlineParts(html).styles).toEqual(['a{}', 'b{}']);
});

it('names style attributes, event handlers and javascript addresses', () => {
  const html = page('<i style="color:red"></i><b onclick="x()"></b><a href=" javascript:y()"></a>');
  expect(inlineParts(html).attributes).toEqual([
    '<i style="color:red">',
    '<b onclick="x()">',
    '<a href=" javascript:y()">',
  ]);
});

it('accepts ordinary attributes', () => {
  expect(inlineParts(page('<a href="/about" data-on="1">About</a>')).attributes).toEqual([]);
});
