import { growthTable } from './table';

test('each row says what a further service costs', () => {
  const built = (services: number) => ({
    services,
    seconds: 10 + services / 10,
    files: 50 + services * 30,
    bytes: 1_000_000 + services * 50_000,
    homeRaw: 40_000,
    homeGzip: 9_000,
    homeLcp: 1_050,
    strippedLcp: 1_000,
  });
  const home = ['1050', '1000', '1.05'];
  const { table } = growthTable([built(6), built(106)]);
  expect(table[1]).toEqual(['6', '10.6', '', '230', '1.3', '', '40.0', '', '9.0', '', ...home]);
  expect(table[2]).toEqual([
    '106',
    '20.6',
    '100',
    '3230',
    '6.3',
    '50.0',
    '40.0',
    '0',
    '9.0',
    '0',
    ...home,
  ]);
});
