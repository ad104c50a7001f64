/** @jest-environment node */
import { prerenderSegments, valuesWithoutPage } from './prerender';
import type { Service } from '@/lib/catalogue/service';

const make = (
  id: string,
  name = `name ${id}`,
  price = '$5',
  comment = `comment ${id}`,
): Service => ({
  id,
  name,
  price,
  comment,
  picture: '/a.jpg',
});

test('every id, booking text, name, price and comment gets a page, once', () => {
  expect(prerenderSegments([make('1'), make('2')])).toEqual([
    '1',
    '2',
    '1 name 1 $5 comment 1',
    '2 name 2 $5 comment 2',
    'name 1',
    'name 2',
    '$5',
    'comment 1',
    'comment 2',
  ]);
});

test.each(['.', '..', 'index', '__next._tree', 'x'.repeat(247), '瑜'.repeat(83), '?'.repeat(83)])(
  'the value %p is left to the 404 island',
  (name) => {
    expect(prerenderSegments([make('1', name)])).not.toContain(name);
  },
);

test.each(['a//b', '/a', 'a/', 'back\\', 'a/../b', 'a\\.\\b'])(
  'the value %p, which hosts look for elsewhere, is left to the 404 island and named',
  (comment) => {
    const services = [make('1', 'n', '$5', comment)];
    expect(prerenderSegments(services)).not.toContain(comment);
    expect(valuesWithoutPage(services)).toContain(comment);
    expect(valuesWithoutPage([make('1')])).toEqual([]);
  },
);

test('the longest name that fits is kept', () => {
  const comments = ['x'.repeat(246), '瑜'.repeat(82), '?'.repeat(82)];
  for (const comment of comments) {
    expect(prerenderSegments([make('1', 'n', '$5', comment)])).toContain(comment);
  }
});

test('a page never takes the file of another: the better value keeps it', () => {
  expect(prerenderSegments([make('1', '1.html', '1.txt')])).toEqual([
    '1',
    '1 1.html 1.txt comment 1',
    'comment 1',
  ]);
  expect(prerenderSegments([make('x.html', 'x')])).not.toContain('x');
});

test('of two values that Next could not tell apart only the plain one gets a page', () => {
  const segments = prerenderSegments([make('1', '100%'), make('2', '100%25')]);
  expect(segments).toContain('100%25');
  expect(segments).not.toContain('100%');
});

test('of two values that are one file on some disks the better one gets the page, on every disk', () => {
  const services = [
    make('1', 'Caf\u00e9', 'spin', 'Strasse'),
    make('2', 'CAFE\u0301', 'x', 'SPIN'),
    make('3', 'STRAßE', 'X.HTML', 'y'),
  ];
  const segments = prerenderSegments(services);
  expect(segments).toEqual(expect.arrayContaining(['Caf\u00e9', 'spin', 'x', 'STRAßE']));
  for (const lost of ['CAFE\u0301', 'SPIN', 'X.HTML', 'Strasse'])
    expect(segments).not.toContain(lost);
});
