import type { PageStart } from '@/lib/inline/loader';
import { inlineParts } from './policy';
import { finishPage } from './finishPage';

const programs = { head: 'head("$&")', loader: 'load("$&")' };
const head = [
  '<meta charSet="utf-8"/>',
  '<link rel="preload" href="/f.woff2" as="font"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>',
  '<script src="/_next/a.js" async=""></script>',
  '<script src="/_next/b.js" async=""></script>',
  '<script src="/_next/old.js" noModule=""></script>',
  '<link rel="stylesheet" href="/_next/c.css"/>',
].join('');
const scripts = [
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[7]});</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  String.raw`<script>self.__next_f.push([1,"1:\"\u003cp>)\n"])</script>`,
  '<script>self.__next_f.push([1,"2:null\\n"])</script>',
].join('');
const exported = `<!DOCTYPE html><html><head>${head}</head><body><h1>Hi</h1>${scripts}</body></html>`;

function finish() {
  const finished = finishPage(exported, 'about.html', programs);
  const document = new DOMParser().parseFromString(finished.html, 'text/html');
  const block = document.querySelector('[type="application/json"]')?.textContent ?? '';
  return { ...finished, start: JSON.parse(block) as PageStart };
}

it('leaves two scripts, the same on every page: before the styles, which are asked for first, and behind everything else', () => {
  const { html } = finish();
  expect(inlineParts(html).scripts).toEqual([programs.head, programs.loader]);
  expect(html).toContain(
    `<link rel="preload" as="style" href="/_next/c.css"/><script>${programs.head}</script><link rel="stylesheet" href="/_next/c.css"/>`,
  );
  expect(html).toContain(`<script>${programs.loader}</script></body></html>`);
});

it('keeps the rest of the page', () => {
  expect(
    finish().html.replace(/<script.*?<\/script>|<link rel="preload" as="style".*?>/gs, ''),
  ).toBe(
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" href="/f.woff2" as="font"/>' +
      '<link rel="stylesheet" href="/_next/c.css"/></head><body><h1>Hi</h1></body></html>',
  );
});

it('tells the loader the files, what to run, and where the router’s data is, in the same order', () => {
  const { start, data, address } = finish();
  expect(start).toEqual({
    files: ['/_next/a.js', '/_next/b.js', address],
    entries: [{ runtimeModuleIds: [7] }],
  });
  expect(address).toMatch(/^\/_next\/static\/data\/[0-9a-f]{16}\.js$/);
  expect(data).toBe(String.raw`self.routerData=[[0],[1,"1:\"\u003cp>)\n"],[1,"2:null\n"]]`);
});

it('says which page lacks what', () => {
  expect(() => finishPage('<p>Nothing</p>', 'about.html', programs)).toThrow(
    'out/about.html has no files, entries, data, styles where Next used to write them',
  );
});
