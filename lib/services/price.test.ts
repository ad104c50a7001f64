/** @jest-environment node */
import type { Service } from './service';
import { parsePrice, priceRange, priceWords } from './price';

const at = (price: string): Service => ({
  id: price,
  name: 'n',
  comment: 'c',
  picture: '/p',
  price,
});

describe('parsePrice', () => {
  it.each([
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
    ['14,50 € pro Kurs', '14.50', 'EUR'],
    ['CHF 14.–', '14', 'CHF'],
    ['Ab workout: $20', '20', 'USD'],
  ])('%s is %s %s', (text, amount, currency) => {
    expect(parsePrice(text)).toEqual({ amount, currency });
  });

  it.each([
    'Free',
    '25',
    '',
    '$20 to $30',
    '$20-30',
    'from $20',
    'ab 20 €',
    'Ab ca. 20 Euro',
    'von 20 bis 30 €',
    'bis 30 €',
    '$20, members $15',
    '$',
    'BUSD 7',
    'A$30',
    'CA$ 30',
    '$30 CAD',
    '₹1,29,000',
  ])('%j stays a text', (text) => {
    expect(parsePrice(text)).toBeUndefined();
  });
});

describe('priceRange', () => {
  it('spans the catalogue', () => {
    expect(priceRange([at('$24'), at('$18.50'), at('$129 a month')])).toBe('18.5 to 129 USD');
  });

  it('is one price when all are the same', () => {
    expect(priceRange([at('$24'), at('24 USD')])).toBe('24 USD');
  });

  it('spans the amounts, whatever else a price may be', () => {
    const services = [at('Free'), at('$24'), at('$32'), at('from $65')];
    expect(priceRange(services)).toBe('24 to 32 USD');
  });

  it.each([[[]], [[at('Free')]], [[at('$24'), at('€24')]]])(
    'says nothing that the texts do not say',
    (services) => {
      expect(priceRange(services)).toBeUndefined();
    },
  );
});

describe('priceWords', () => {
  it.each([
    ['en-US', ['$24', '$18.50', '$129 a month'], '$18.50', '$129'],
    ['de-DE', ['14,50 €', '9 €'], '9 €', '14,50 €'],
  ])('writes amounts as %s does', (locale, prices, low, high) => {
    const words = priceWords(prices.map(at), locale);
    expect([words?.low, words?.high].map((text) => text?.replace(/\s/gu, ' '))).toEqual([
      low,
      high,
    ]);
  });

  it('tells whether they are all prices', () => {
    expect(priceWords([at('$24')], 'en-US')?.isAll).toBe(true);
    expect(priceWords([at('$24'), at('Free')], 'en-US')?.isAll).toBe(false);
    expect(priceWords([at('Free')], 'en-US')).toBeUndefined();
  });
});
