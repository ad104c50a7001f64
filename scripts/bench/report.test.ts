import { comparisonTables } from './report';

test('every page has a row in every table, with its ratio to the page without scripts', () => {
  const tables = comparisonTables(['/', '/about'], (variant, _page, name) => {
    if (name === 'lighthouse.lcp') return variant === 'site' ? 1050 : 1000;
    if (name === 'all.js.gzip') return variant === 'site' ? 139_000 : 135_000;
    return undefined;
  });
  expect(tables).toHaveLength(4);
  for (const { table } of tables) {
    const heads = table.map(([first]) => first);
    expect(heads).toEqual(expect.arrayContaining(['page', '/', '/about']));
  }
  expect(tables[0]?.table[1]).toEqual(expect.arrayContaining(['1050', '1.05 x']));
  expect(tables[3]?.table[2]).toContain('4.0');
});
