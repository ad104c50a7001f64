/** @jest-environment node */
import { inlineParts } from './inlineParts';

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

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
