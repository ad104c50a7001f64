/** @jest-environment node */
import { figuresOf } from './lighthouse';

test('a report becomes scores out of a hundred and times in milliseconds', () => {
  const report = {
    categories: { performance: { score: 0.985 }, seo: { score: null } },
    audits: {
      'first-contentful-paint': { numericValue: 801.5 },
      'largest-contentful-paint': { numericValue: 1200 },
      'total-blocking-time': { numericValue: 0 },
      'cumulative-layout-shift': {},
    },
  };
  expect(figuresOf(report)).toEqual({
    'lighthouse.performance': 99,
    'lighthouse.fcp': 801.5,
    'lighthouse.lcp': 1200,
    'lighthouse.tbt': 0,
  });
});
