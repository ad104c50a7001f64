/** @jest-environment node */
import { studioMap } from '@/lib/content/map';
import { pictures } from '@/lib/content/pictures';
import { mapSchema, picturesSchema } from './pictures';
import { linesOf } from './testing';

test.each([
  [
    'a slide without a file',
    { slides: [{ alt: 'A bell', caption: 'Begin' }] },
    'pictures.slides[0].src: Expected a text in quotes, but this field is missing: add it.',
  ],
  [
    'a picture in another folder',
    { room: { src: 'room.jpg', alt: 'The room' } },
    'pictures.room.src: Expected a JPEG, PNG or WebP file in public/images, such as "/images/room.jpg", found "room.jpg".',
  ],
])('%s is reported on one line', (_, change, line) => {
  expect(linesOf('pictures.ts', picturesSchema, { pictures: { ...pictures, ...change } })).toEqual([
    `pictures.ts, ${line}`,
  ]);
});

test.each([
  ['one coordinate', [1], 'Expected at least 2 entries in this list; it has 1.'],
  ['three coordinates', [1, 2, 3], 'Expected at most 2 entries in this list; it has 3.'],
])('a point of the map with %s is reported', (_, point, message) => {
  expect(linesOf('map.ts', mapSchema, { studioMap: { ...studioMap, walk: [point] } })).toEqual([
    `map.ts, studioMap.walk[0]: ${message}`,
  ]);
});
