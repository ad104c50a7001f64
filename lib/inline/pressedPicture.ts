declare global {
  interface Window {
    /** Where the picture of the card was that led to this page (components/services/GrowingPicture). */
    pressed?: DOMRect | null;
  }
}

/**
 * Notes at each click where the picture of the pressed card is, from which the next page lets its own picture grow.
 */
export function notePressedPicture(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const card = target instanceof Element && target.closest('#services li');
      const picture = card ? card.querySelector('img') : null;
      self.pressed = picture && picture.getBoundingClientRect();
    },
    true,
  );
  addEventListener('popstate', () => (self.pressed = null));
}
