/** @jest-environment node */
import { startAsNext, stripScripts } from './sites';

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

test('the loader is replaced by what Next writes', async () => {
  const start = { files: ['/a.js'], data: '/d.json', entries: [['x']], isSoon: false };
  const html = `<head></head><p>Text</p><script type="application/json" id="page-start">${JSON.stringify(start)}</script><script>load()</script></body>`;
  const page = await startAsNext(html, (address) => Promise.resolve(address && '[[0],[1,"<"]]'));
  expect(page).toBe(
    '<head><script src="/a.js" async=""></script></head><p>Text</p>' +
      '<script>(self.TURBOPACK||=[]).push(["x"])</script>' +
      '<script>(self.__next_f||=[]).push([0])</script>' +
      '<script>(self.__next_f||=[]).push([1,"\\u003c"])</script></body>',
  );
});
