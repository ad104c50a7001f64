/** @jest-environment node */
import type { Service } from '@/lib/services/service';
import { pages } from '@/lib/studio/pageList';
import { site } from '@/lib/studio/site';
import { previewOf, previewSources, printable, servicePreviewOf } from './previews';

const service = (id: string, name = 'Yoga'): Service => ({
  id,
  name,
  price: '$22',
  comment: 'c',
  picture: '/images/yoga.jpg',
});

test('every URL has an image', () => {
  const services = [service('1'), service('2')];
  const drawn = [...previewSources(services).keys()].map((name) => `/og/${name}.jpg`);
  const used = [
    ...pages.map(({ path }) => previewOf(path).url),
    ...services.map((each) => servicePreviewOf(each).url),
  ];
  expect(new Set(used)).toEqual(new Set(drawn));
  expect(servicePreviewOf(service('1')).alt).toBe(`${site.name}: Yoga. $22`);
});

test('if the font lacks every letter of a title, the image shows the studio’s name', () => {
  const text = previewSources([service('1', '瑜伽')]).get('service-1');
  expect(text).toMatchObject({ title: site.name, line: '$22' });
});

test.each([
  ['Café “Ódź” – 5 €', 'Café “Ódź” – 5 €'],
  ['Yoga 💪', 'Yoga'],
  ['Йога', ''],
  ['a\u202Eb', 'ab'],
])('%j is drawn as %j', (text, drawn) => expect(printable(text, 80)).toBe(drawn));
