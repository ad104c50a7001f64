import { site } from '@/lib/studio/site';
import { allPages, byRoute, fileFor } from './built';

/** The addresses in a `srcset`. */
function candidates(srcset: string | null): readonly string[] {
  return (srcset ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}

describe.each(byRoute(allPages))('%s', (_route, { document }) => {
  const pictures = [...document.querySelectorAll('img')];

  test('gives every picture its width and height, so that nothing jumps', () => {
    for (const picture of pictures) {
      const size = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))];
      expect([picture.outerHTML, ...size.map((value) => value > 0)]).toEqual([
        picture.outerHTML,
        true,
        true,
      ]);
    }
  });

  test('points only to picture files that exist', () => {
    const sources = [...document.querySelectorAll('img, picture source')].flatMap((element) => [
      ...candidates(element.getAttribute('srcset')),
      ...candidates(element.getAttribute('src')),
    ]);
    const missing = sources.filter((address) => {
      const url = new URL(address, site.url);
      return url.origin === new URL(site.url).origin && fileFor(url.pathname) === undefined;
    });
    expect(missing).toEqual([]);
  });

  test('hurries one picture at most, and lets those that are not first wait', () => {
    // Of two with the light on and off, one is drawn.
    const hurried = pictures.filter(
      (picture) =>
        picture.getAttribute('fetchpriority') === 'high' && !picture.closest('picture.unlit'),
    );
    expect(hurried.length).toBeLessThanOrEqual(1);
    const eager = pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy');
    expect(eager.length).toBeLessThanOrEqual(1);
  });
});
