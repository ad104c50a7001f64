import { inlineParts } from '../policy/policy';
import { moveDataOutOfScripts, pageDataScript } from './pageData';

const body = [
  '<h1>Home</h1>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[7]});</script>',
  '<script src="/_next/a.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  String.raw`<script>self.__next_f.push([1,"1:\"\u003cp>)\n"])</script>`,
  '<script>self.__next_f.push([1,"2:null\\n"])</script>',
].join('');
const html = `<!DOCTYPE html><html><head><script>hint()</script></head><body>${body}</body></html>`;

it('leaves one script instead of Next’s inline scripts, the same on every page', () => {
  const scripts = inlineParts(moveDataOutOfScripts(html, 'index.html').html).scripts;
  expect(scripts).toEqual(['hint()', pageDataScript]);
});

it('keeps the rest of the page byte for byte', () => {
  const { html: moved } = moveDataOutOfScripts(html, 'index.html');
  expect(
    moved.replace(/<script type="application\/json">.*?<\/script><script>\(\(\).*?<\/script>/s, ''),
  ).toBe(
    html
      .replace(/<script id="_R_">.*?<\/script>/s, '')
      .replace(/<script>\(?self.*?<\/script>/gs, ''),
  );
});

it('hands the bundler what the scripts handed it, and puts the router’s into a file in the same order', () => {
  const { html: moved, address, data } = moveDataOutOfScripts(html, 'index.html');
  const block = /<script type="application\/json">(.*?)<\/script>/s.exec(moved)?.[1] ?? '';
  document.body.innerHTML = `<script type="application/json">${block}</script><script id="page-data"></script>`;
  const scope: Record<string, unknown> = {};
  const currentScript = document.querySelector('#page-data');
  new Function('document', 'self', pageDataScript)({ currentScript }, scope);
  expect(scope.TURBOPACK).toEqual([{ runtimeModuleIds: [7] }]);
  expect(scope.pageData).toBe(address);
  expect(address).toMatch(/^\/_next\/static\/data\/[0-9a-f]{16}\.json$/);
  expect(JSON.parse(data)).toEqual([[0], [1, '1:"<p>)\n'], [1, '2:null\n']]);
});

it('says which page is not written as expected', () => {
  expect(() => moveDataOutOfScripts('<p>Nothing</p>', 'about.html')).toThrow(
    /out\/about\.html holds no page data/,
  );
});
