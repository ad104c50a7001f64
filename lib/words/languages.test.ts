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

test('German has its own quotes, dashes and letters', () => {
  const { bookingMessage, dayTexts, placesText, previewAlt, seasonText, todayTexts } = languages.de;
  expect([
    previewAlt('Komm', 'Heute', 'Zone'),
    placesText(8),
    dayTexts.every('Montag'),
    seasonText('1. März 2027', undefined),
    todayTexts.next('Yoga', 'Heute', '18:00', '14,50 €'),
    todayTexts.next('Yoga', 'Do., 26. Nov.', '18:00', '14,50 €'),
    bookingMessage.from,
  ]).toEqual([
    '„Komm“ und „Heute“ unter dem Zeichen von Zone',
    '8 Plätze',
    'Jeden Montag',
    'ab 1. März 2027',
    'Yoga heute um 18:00 Uhr · 14,50 €',
    'Yoga Do., 26. Nov. um 18:00 Uhr · 14,50 €',
    'Ich bin angemeldet als {email}.',
  ]);
});
