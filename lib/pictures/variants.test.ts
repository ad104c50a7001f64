/** @jest-environment node */
import { pictureFallback, pictureSrcSet, type PictureVariants } from './variants';

const card: PictureVariants = {
  name: 'service-yoga',
  hash: '0123abcd',
  width: 900,
  height: 675,
  widths: [300, 600, 900],
};

it('falls back to the largest width of a card', () => {
  expect(pictureFallback(card)).toBe('/_pictures/service-yoga.0123abcd.900.webp');
});

it('encodes names that an owner may choose, so that a comma or a space cannot split the list', () => {
  const odd = pictureSrcSet({ ...card, name: 'my yoga, 100%' }, 'full');
  expect(odd.split(', ')).toHaveLength(3);
  expect(odd).toContain('/_pictures/my%20yoga%2C%20100%25.0123abcd.300.avif 300w');
});
