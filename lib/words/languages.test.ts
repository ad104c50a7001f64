/** @jest-environment node */
import { languages } from './languages';

/** The facts in braces of every text, by its place in the words. */
function factsIn(words: unknown, place = ''): readonly string[] {
  if (typeof words === 'string')
    return (words.match(/\{\w+\}/g) ?? []).sort().map((fact) => place + fact);
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => factsIn(value, `${place}${key}.`));
}

test('German says the same facts as English', () => {
  const { en, de } = languages;
  expect(factsIn(en)).not.toEqual([]);
  expect(factsIn(de)).toEqual(factsIn(en));
});

test('German writes a day inside a sentence small, and a date as it is', () => {
  const { next } = languages.de.todayTexts;
  expect(next('Yoga', 'Heute', '18:00', '14,50 €')).toBe('Yoga heute um 18:00 Uhr · 14,50 €');
  expect(next('Yoga', 'Do., 26. Nov.', '18:00', '9 €')).toBe(
    'Yoga Do., 26. Nov. um 18:00 Uhr · 9 €',
  );
});

test('German ends no line with "E-", and names the currency of a span once', () => {
  // Descriptions and previews are in no line of a page, and their fonts need not have the joiner.
  const texts = JSON.stringify(languages.de, (key, value: unknown) =>
    key === 'description' || key === 'preview' ? undefined : value,
  );
  expect(texts).not.toMatch(/\sE-Mail|E-Mail[\s-]/);
  const { span } = languages.de.visitPriceTexts;
  expect([span('9 €', '14,50 €'), span('€ 9', '€ 15')]).toEqual(['9 bis 14,50 €', '€ 9 bis € 15']);
});
