/** How long a new page takes to settle, in milliseconds. */
const settleTime = 200;

/**
 * Puts the focus on the content of a page that was just reached, as a full load would (Next leaves it where it was),
 * and lets the page settle in. Nothing waits for the motion, and visitors who want none get none.
 */
export function arrive(content: HTMLElement): void {
  content.focus({ preventScroll: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  content.animate(
    { opacity: [0.3, 1], translate: ['0 0.5rem', '0'] },
    { duration: settleTime, easing: 'ease-out' },
  );
}
