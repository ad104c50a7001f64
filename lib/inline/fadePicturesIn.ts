import type {} from './pressedPicture';

/**
 * Fades each picture in when it has been loaded, unless the visitor prefers reduced motion. The fade starts at an opacity of
 * 0.01: a picture with 0 does not count as the largest contentful paint. Without scripts pictures show at once. A picture
 * whose light comes on while somebody looks (showOpening) takes longer, and one that grows out of the pressed card is there
 * at once (notePressedPicture).
 */
export function fadePicturesIn(): void {
  // The `load` event of a picture reaches the document, not the window.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || !target.closest('picture')) return;
      if (self.pressed || matchMedia('(prefers-reduced-motion:reduce)').matches) return;
      target.animate({ opacity: [0.01, 1] }, target.closest('[data-warm] .lit') ? 800 : 150);
    },
    true,
  );
}
