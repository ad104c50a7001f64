/** @jest-environment node */
import { stripScripts } from './sites';

test('scripts of every kind go, inline ones with markup in their text too', () => {
  const html =
    '<head><script src="/a.js" async=""></script></head><p>Text</p>' +
    '<script>self.f.push("<link as=\\"script\\"> <b>")</script><script type="application/json">{}</script>';
  expect(stripScripts(html)).toBe('<head></head><p>Text</p>');
});

test('structured data stays', () => {
  const data = '<script type="application/ld+json">{"@graph":[]}</script>';
  expect(stripScripts(`<p>${data}</p>`)).toBe(`<p>${data}</p>`);
});
