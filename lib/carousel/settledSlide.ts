/** The slide that a scroll strip rests on, or undefined while it is between two. */
export function settledSlide({
  scrollLeft,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'clientWidth'>): number | undefined {
  if (clientWidth === 0) return 0;
  const slide = Math.round(scrollLeft / clientWidth);
  // Fractional device pixels leave the strip up to one pixel off its snap point.
  return Math.abs(scrollLeft - slide * clientWidth) <= 1 ? slide : undefined;
}
