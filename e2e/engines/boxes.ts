/** Where an element is on its page and how large it is, in CSS pixels. */
export interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Runs in the page, so it uses nothing from outside: the boxes of the page and of its main elements, in the site's own
 * fonts. The slides after the first are left out, because before the scripts run they are beside it.
 */
export async function mainBoxes(): Promise<Box[]> {
  // The layout starts the loading of the fonts, for which the next line waits.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  const { scrollWidth, scrollHeight } = document.documentElement;
  const wanted = 'header, main, footer, h1, h2, main img, form, input, button, table, pre, figure';
  const elements = [...document.querySelectorAll(wanted)].filter(
    (element) =>
      element.checkVisibility() &&
      !element.closest('[aria-roledescription="slide"]:not(:first-child)'),
  );
  const boxes = elements.map((element, index) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const text = (element.getAttribute('alt') ?? element.textContent ?? '').trim().slice(0, 30);
    const name = `${element.tagName.toLowerCase()} ${index} "${text}"`;
    return { name, x: x + scrollX, y: y + scrollY, width, height };
  });
  return [{ name: 'page', x: 0, y: 0, width: scrollWidth, height: scrollHeight }, ...boxes];
}

type Side = Exclude<keyof Box, 'name'>;
const sides: readonly Side[] = ['x', 'y', 'width', 'height'];

/** Differences that are larger than allowed, as text. */
function differences(
  boxes: readonly Box[],
  others: readonly Box[],
  allowed: (side: Side, box: Box) => number,
): string[] {
  const names = [boxes, others].map((list) => list.map(({ name }) => name).join(', '));
  if (names[0] !== names[1]) return names;
  return boxes.flatMap((box, index) => {
    const other = others[index] ?? box;
    return sides
      .filter((side) => Math.abs(box[side] - other[side]) > allowed(side, box))
      .map((side) => `${box.name}: ${side} ${box[side].toFixed(1)}, ${other[side].toFixed(1)}`);
  });
}

/** What moved between two states of one page; half a pixel is rounding. */
export function whatMoved(before: readonly Box[], after: readonly Box[]): string[] {
  return differences(before, after, () => 0.5);
}

/**
 * What another engine renders at another place or in another size. Letters differ a little in width, so a line may break
 * at another word: a text may be one line longer, what follows lower, a heading wider or narrower. Controls and pictures
 * must have the same size.
 */
export function whatDiffers(boxes: readonly Box[], others: readonly Box[]): string[] {
  return differences(boxes, others, (side, { name, [side]: size }) => {
    const across = side === 'x' || side === 'width';
    if (/^h[12]/.test(name) && across) return Infinity;
    return (
      (across || (side === 'height' && /^(input|button|img)/.test(name)) ? 4 : 32) + 0.02 * size
    );
  });
}
