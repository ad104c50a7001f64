/** @jest-environment node */
import { chunkLabel, referencesOf } from './references';

test('a page references its scripts, the files of its loader, its styles and its preloaded fonts', () => {
  const html = [
    '<link rel="preload" href="/f.woff2" as="font" crossorigin=""/>',
    '<link rel="preload" as="image" href="/hero.avif"/>',
    '<link rel="stylesheet" href="/a.css" data-precedence="next"/>',
    '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script>',
    '<script src="https://elsewhere.example/x.js"></script><script>inline()</script>',
    '<script type="application/json">{"files":["/b.js","/c.js","/a.js"],"data":"/_next/static/data/1.json"}</script>',
  ].join('');
  expect(referencesOf(html)).toEqual({
    js: ['/a.js', '/b.js', '/c.js'],
    data: ['/_next/static/data/1.json'],
    css: ['/a.css'],
    fonts: ['/f.woff2'],
  });
});

test('a page without anything references nothing', () => {
  expect(referencesOf('<p>Plain</p>')).toEqual({ js: [], data: [], css: [], fonts: [] });
});

test.each([
  ['/_next/turbopack-1.js', '', 'bundler runtime'],
  ['/a.js', 'n.hydrateRoot=function', 'React'],
  [
    '/a.js',
    'e.s(["Toasts",0,x]);t.s(["CarouselMotion",0,y]);t.s(["f",0,z])',
    'CarouselMotion + Toasts',
  ],
  ['/a.js', 'x("short");y("This page could not be loaded")', '"This page could not be loaded"'],
  ['/a.js', 'x()', 'unrecognisable'],
])('%s with %s is labelled %s', (file, source, label) => {
  expect(chunkLabel(file, source)).toBe(label);
});
