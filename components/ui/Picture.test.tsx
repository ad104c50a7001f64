import { render } from '@testing-library/react';
import type { PictureVariants } from '@/lib/pictures/variants';
import { Picture } from './Picture';

const card: PictureVariants = {
  name: 'hero',
  hash: '0123abcd',
  width: 2400,
  height: 1200,
  widths: [768, 2400],
};
const hero: PictureVariants = {
  ...card,
  portrait: { width: 960, height: 1200, widths: [360, 960] },
};

function sources(container: HTMLElement) {
  return [...container.querySelectorAll('source')].map((source) => ({
    type: source.getAttribute('type'),
    media: source.getAttribute('media'),
    size: `${source.getAttribute('width')}x${source.getAttribute('height')}`,
  }));
}

it('offers the upright crop to upright phones first', () => {
  const { container } = render(<Picture source={hero} alt="" sizes="100vw" portrait />);
  const [first, second] = sources(container);
  expect(first).toMatchObject({ type: 'image/avif', size: '960x1200' });
  expect(first?.media).toContain('portrait');
  expect(second).toMatchObject({ media: null, size: '2400x1200' });
});

it('ignores the wish for an upright crop that does not exist', () => {
  const { container } = render(<Picture source={card} alt="" sizes="100vw" portrait />);
  expect(sources(container)).toHaveLength(1);
});
