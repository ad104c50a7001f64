/** @jest-environment node */
import { overruns } from './overruns';

const weight = (gzip: number) => ({ gzip, brotli: gzip - 10 });
const limit = (gzip: number) => ({ gzip, brotli: gzip - 10 });
const budget = {
  html: limit(1000),
  data: limit(800),
  js: limit(5000),
  css: limit(700),
  fonts: limit(900),
};
const chunks = [
  { file: '/r.js', label: 'React', gzip: 4000 },
  { file: '/m.js', label: 'CarouselMotion', gzip: 1500 },
];
const measured = (js: number, css = 700) => ({
  weights: {
    html: weight(1000),
    data: weight(800),
    js: weight(js),
    css: weight(css),
    fonts: weight(900),
  },
  chunks,
});

test('a page within its budget is fine', () => {
  expect(overruns('/', measured(5000), budget, {})).toEqual([]);
});

test('an overrun names the route, the file that grew and by how much', () => {
  const [gzip, brotli] = overruns('/', measured(5500), budget, {
    React: 3990,
    CarouselMotion: 1010,
  });
  expect(gzip).toBe(
    '/: js is 5,500 bytes gzip, 500 over its budget of 5,000. ' +
      'Grown most: CarouselMotion (/m.js), 1,500 bytes gzip, was 1,010 (+490).',
  );
  expect(brotli).toContain('/: js is 5,490 bytes brotli, 500 over');
});

test('a file that was not there when the budget was set is called new', () => {
  expect(overruns('/', measured(5500), budget, { React: 4000 })[0]).toContain(
    'CarouselMotion (/m.js), 1,500 bytes gzip, is new',
  );
});

test('an overrun in other kinds is told without script files', () => {
  expect(overruns('/', measured(5000, 800), budget, {})).toEqual([
    '/: css is 800 bytes gzip, 100 over its budget of 700.',
    '/: css is 790 bytes brotli, 100 over its budget of 690.',
  ]);
});
