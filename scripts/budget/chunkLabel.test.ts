/** @jest-environment node */
import { chunkLabel } from './chunkLabel';

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
