/** @jest-environment node */
import { printable } from './printable';

it.each(['Yoga', 'Café “Ódź” – 5 €', "It's 100% you & me", 'Łódź'])('%s can be drawn', (text) => {
  expect(printable(text, 80)).toBe(text);
});

it.each(['瑜伽', 'Йога', 'Yoga 💪', '5 µm', '', '  ', 'a\u202Eb', 'यो'])('%j cannot', (text) => {
  expect(printable(text, 80)).toBeUndefined();
});

it('joins white space and composes accents', () => {
  expect(printable(' Cafe\u0301\n yoga ', 80)).toBe('Café yoga');
});

it('cuts a long text at a word, and a long word where it must', () => {
  expect(printable('Strength and conditioning', 20)).toBe('Strength and…');
  expect(printable('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
});
