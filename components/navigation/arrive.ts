/** How long a new page takes to settle, in milliseconds. */
const settleTime = 200;

/**
 * Lets a page that was just reached settle in, and puts the focus on its content, as a full load would (Next leaves it
 * where it was). Nothing waits for the motion, and visitors who want none get none. It is a fade
 * and moves nothing: Firefox takes a moved page for one that grew, and restores a scroll position some pixels off.
 *
 * The focus follows the first frame: it has the browser look at the style of the page again.
 */
export function arrive(content: HTMLElement): void {
  requestAnimationFrame(() => setTimeout(() => content.focus({ preventScroll: true })));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  content.animate({ opacity: [0.3, 1] }, { duration: settleTime, easing: 'ease-out' });
}
