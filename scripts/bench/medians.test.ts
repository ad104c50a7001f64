import type { Sample, Variant } from './measure/figure';
import { mediansOf } from './medians';

test('medians are taken for each page of each site by itself', () => {
  const sample = (variant: Variant, fcp?: number): Sample => ({
    variant,
    page: '/',
    figures: fcp === undefined ? {} : { fcp },
  });
  const median = mediansOf([
    sample('site', 3),
    sample('site', 1),
    sample('site', 2),
    sample('bare', 9),
    sample('site'),
  ]);
  expect(median('site', '/', 'fcp')).toBe(2);
  expect(median('bare', '/', 'fcp')).toBe(9);
  expect(median('stripped', '/', 'fcp')).toBeUndefined();
});
