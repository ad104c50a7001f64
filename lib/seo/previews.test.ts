/** @jest-environment node */
import type { Service } from '@/lib/services/service';
import { site } from '@/lib/studio/site';
import { pages } from '@/lib/pages';
import {
  previewOf,
  previewSubjects,
  printable,
  servicePreviewLimit,
  servicePreviewName,
  servicePreviewOf,
} from './previews';

const alt = 'A brass bowl in striped window light';
const service = (id: string, name = 'Yoga'): Service => {
  return { id, name, price: '$22', comment: 'c', picture: '/images/yoga.jpg', alt };
};

it.each(['a/b', '../x', 'Yoga', 'yoga?', '瑜伽', '💪', '', ' ', '-x', 'x'.repeat(300)])(
  'gives the id %j a short name of letters and digits',
  (id) => {
    expect(servicePreviewName(id)).toMatch(/^service--[0-9a-f]{12}$/);
  },
);

it('draws one picture for every address it gives out', () => {
  const ids = Array.from({ length: servicePreviewLimit + 5 }, (_, at) => `s${at}`);
  const services = ids.map((id) => service(id));
  const drawn = [...previewSubjects(services).keys()].map((name) => `/og/${name}.jpg`);
  const given = [
    ...pages.map(({ path }) => previewOf(path).url),
    ...services.map((one) => servicePreviewOf(one, services).url),
  ];
  expect(new Set(given)).toEqual(new Set(drawn));
});

it('lets the brand speak where the font has no letters', () => {
  const text = previewSubjects([service('1', '瑜伽 💪')]).get('service-1');
  expect(text).toMatchObject({ title: site.name, line: '$22' });
});

it('says what is drawn: the words, the mark, and the picture where the studio says it', () => {
  const studios = service('1');
  expect(servicePreviewOf(studios, [studios]).alt).toBe(
    `“Yoga” and “$22” under the mark of ${site.name}. ${alt}`,
  );
  const other = { ...studios, alt: undefined };
  expect(servicePreviewOf(other, [other]).alt).toBe(
    `“Yoga” and “$22” under the mark of ${site.name}`,
  );
});

it.each(['Yoga', 'Café “Ódź” – 5 €', "It's 100% you & me", 'Łódź'])('%s can be drawn', (text) => {
  expect(printable(text, 80)).toBe(text);
});

it.each(['瑜伽', 'Йога', 'Yoga 💪', '5 µm', '', '  ', 'a\u202Eb', 'यो'])('%j cannot', (text) => {
  expect(printable(text, 80)).toBeUndefined();
});

it('cuts a long text at a word, and a long word where it must', () => {
  expect(printable('Strength and conditioning', 20)).toBe('Strength and…');
  expect(printable('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
});
