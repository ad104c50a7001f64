import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.node';
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
    files: source.getAttribute('srcset'),
    size: `${source.getAttribute('width')}x${source.getAttribute('height')}`,
  }));
}

it('reserves its place, waits until it is near, and offers AVIF before WebP', () => {
  const { container } = render(<Picture source={card} alt="A mat" sizes="300px" />);
  const image = screen.getByRole('img', { name: 'A mat' });
  expect(image).toHaveAttribute('width', '2400');
  expect(image).toHaveAttribute('height', '1200');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image.getAttribute('srcset')).toContain('.webp');
  expect(sources(container)).toEqual([
    { type: 'image/avif', media: null, files: expect.stringContaining('.avif'), size: '2400x1200' },
  ]);
});

it('loads the first picture at once and with priority', () => {
  render(<Picture source={card} alt="A mat" sizes="100vw" priority />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).not.toHaveAttribute('loading');
});

it('offers the upright crop to upright phones first', () => {
  const { container } = render(<Picture source={hero} alt="" sizes="100vw" portrait />);
  const [first, second, third] = sources(container);
  expect(first).toMatchObject({ type: 'image/avif', size: '960x1200' });
  expect(first?.media).toContain('portrait');
  expect(second).toMatchObject({ media: first?.media, files: expect.stringContaining('.webp') });
  expect(third).toMatchObject({ media: null, size: '2400x1200' });
});

it('ignores the wish for an upright crop that does not exist', () => {
  const { container } = render(<Picture source={card} alt="" sizes="100vw" portrait />);
  expect(sources(container)).toHaveLength(1);
});

it('writes no inline style and no preload that would fetch a second file', () => {
  const html = renderToStaticMarkup(
    <Picture source={hero} alt="" sizes="100vw" priority portrait />,
  );
  expect(html).not.toContain('style=');
  expect(html).not.toContain('<link');
});

it('writes the width it is shown at, where that never changes', () => {
  render(<Picture source={card} alt="A mat" sizes="300px" shownWidth={300} />);
  expect(screen.getByRole('img')).toHaveAttribute('width', '300');
  expect(screen.getByRole('img')).toHaveAttribute('height', '150');
});
