/** @jest-environment node */
import { parsePrice, priceRange, visitPrice } from './price';
import type { Service } from './service';

const at = (price: string): Service => ({
  id: '1',
  name: 'n',
  comment: 'c',
  picture: '/p',
  price,
});

test.each([
  ['$29 per class', 29],
  ['$1,299.00 a year', 1299],
  ['US$ 45', undefined],
  ['£9.99/month', 9.99],
  ['12 weeks for $129', 129],
  ['Free', undefined],
  ['25', undefined],
  ['$20 to $30', undefined],
  ['$20-30', undefined],
  ['from $20', undefined],
  ['$20, members $15', undefined],
  ['A$30', undefined],
  ['Free trial, then $20', undefined],
])('%j has the amount %p', (price, amount) => expect(parsePrice(price)).toBe(amount));

test.each([
  [['$24', '$18.50', '$129 a month'], '$18.50 to $129'],
  [['$24', '$24 per class'], '$24'],
  [['Free'], undefined],
])('the prices %j have the range %p', (prices, range) => {
  expect(priceRange(prices.map(at))).toBe(range);
});

test('the price of a first visit lists the range of amounts, then prices without an amount', () => {
  expect(visitPrice(['$24', 'Free trial', '$32', 'Free trial'].map(at))).toBe(
    '$24 to $32 · Free trial',
  );
  expect(visitPrice(['Free'].map(at))).toBe('Free');
});
