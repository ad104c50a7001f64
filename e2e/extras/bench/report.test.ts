/** @jest-environment node */
import { median, report, type Sample } from './report';

test('the median is the middle value, or the mean of the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 2, 100, 4])).toBe(7);
  expect(median([])).toBeUndefined();
});

const sample = (variant: Sample['variant'], page: string, figures: Sample['figures']): Sample => ({
  variant,
  page,
  address: `http://${variant}${page}`,
  figures,
});

test('a page stands beside itself without scripts, and its scripts beside the bare export', () => {
  const [, about, bare] = report([
    sample('site', '/', { LCP: 7000 }),
    sample('site', '/about', { LCP: 1050, CLS: 0, TBT: 30, script: 139_790 }),
    sample('site', '/about', { LCP: 3000, TBT: 40 }),
    sample('site', '/about', { LCP: 1000, TBT: 90 }),
    sample('stripped', '/about', { LCP: 1000, CLS: 0.0123, TBT: 20, script: 0 }),
    sample('bare', 'bare export', { LCP: 900, script: 134_797 }),
  ])
    .split('\n')
    .slice(-3)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(about).toEqual(
    expect.arrayContaining(['/about', '1050 (1.05 x)', '40 (20)', '0 (0.012)', '139790 (+4993)']),
  );
  expect(bare).toEqual(expect.arrayContaining(['bare export', '900', '-', '134797 (+0)']));
});
