/** @jest-environment node */
import type { Service } from './service';
import { parsePrice, priceRange, visitPrice } from './price';

const service = { id: '1', name: 'n', comment: 'c', picture: '/p' };
const at = (price: string): Service => ({ ...service, price });

test.each([
  ['$29 per class', '29', 'USD'],
  ['$1,299.00 a year', '1299.00', 'USD'],
  ['US$ 45', '45', 'USD'],
  ['€ 19,5', '19.50', 'EUR'],
  ['1.299,00 €', '1299.00', 'EUR'],
  ['1 299 €', '1299', 'EUR'],
  ['1\u202f299 €', '1299', 'EUR'],
  ["CHF 1'299", '1299', 'CHF'],
  ['CHF 1’299.50', '1299.50', 'CHF'],
  ['₹1,299', '1299', 'INR'],
  ['£9.99/month', '9.99', 'GBP'],
  ['chf 30', '30', 'CHF'],
  ['12 weeks for $129', '129', 'USD'],
  ['10 $90', '90', 'USD'],
  ['15 Euro', '15', 'EUR'],
  ['14,- €', '14', 'EUR'],
  ['14,50 € a class', '14.50', 'EUR'],
  ['CHF 14.–', '14', 'CHF'],
])('%s is %s %s', (text, amount, currency) => {
  expect(parsePrice(text)).toEqual({ amount, currency });
});

test.each([
  'Free',
  '25',
  '',
  '$20 to $30',
  '$20-30',
  'from $20',
  '$20, members $15',
  '$',
  'BUSD 7',
  'A$30',
  'CA$ 30',
  '$30 CAD',
  '₹1,29,000',
  'Free trial, then $20',
  'on request',
])('%j stays a text', (text) => {
  expect(parsePrice(text)).toBeUndefined();
});

test.each([
  ['all prices', ['$24', '$18.50', '$129 a month'], '$18.50 to $129'],
  ['one price where all are the same', ['$24', '24 USD'], '$24'],
  ['the amounts, whatever else a price may be', ['Free', '$24', '$32', 'from $65'], '$24 to $32'],
  ['nothing without services', [], undefined],
  ['nothing without amounts', ['Free'], undefined],
  ['nothing in two currencies', ['$24', '€24'], undefined],
])('the span of the catalogue is %s', (_, prices, range) => {
  expect(priceRange(prices.map(at))).toBe(range);
});

test.each([
  [['$24', '$32'], '$24 to $32'],
  [['Free'], 'Free'],
  [
    ['$24', 'Free trial', '$32', 'Free trial', 'on request'],
    '$24 to $32 · Free trial · on request',
  ],
  [['Free', 'on request', 'from $65', '$24'], '$24, or as on its card'],
  [['Free', 'on request', 'from $65'], 'As on its card'],
  [['$24', '24 €', 'Free'], 'As on its card'],
])('a first visit to classes at %j costs: %s', (prices, words) => {
  expect(visitPrice(prices.map(at))).toBe(words);
});
