import { servicePath } from '@/lib/services/paths';
import { waitForHydration } from '../fixtures/hydration';
import { type Box, differences, mainBoxes, whatMoved } from '../fixtures/layout';
import { firstService } from '../fixtures/site';
import { sizes } from '../fixtures/viewport';
import { expect, test } from './test';

/**
 * Describes the boxes that another engine places or sizes differently. Glyph widths differ
 * slightly, so lines may break at other words, and a picture beside such lines may be taller.
 * Controls must have the same size.
 */
function whatDiffers(boxes: readonly Box[], others: readonly Box[]): string[] {
  return differences(boxes, others, (side, { name, [side]: size }) => {
    const isHorizontal = side === 'x' || side === 'width';
    if (/^h[12]/.test(name) && isHorizontal) return Infinity;
    const isControlHeight = side === 'height' && /^(input|button)/.test(name);
    const allowedPixels = isHorizontal || isControlHeight ? 4 : 32;
    return allowedPixels + 0.02 * size;
  });
}

/** Runs in the page: loads every picture, including lazy ones. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode()));
}

/**
 * Runs in the page: caches the fonts, because pages ignore fonts that arrive late (`font-display:
 * optional`).
 */
async function loadFonts(): Promise<void> {
  // Loading fails for local fonts that this machine doesn't have.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

const { phone, desktop } = sizes;
const comparisons = [
  { route: '/', size: phone },
  { route: servicePath(firstService.id), size: phone },
  { route: '/signup', size: phone },
  { route: '/', size: desktop },
  { route: '/services', size: desktop },
];

test('pages look as they do in Chromium, and nothing moves when scripts and pictures load', async ({
  visitor,
  chromiumPage,
}) => {
  await visitor.open('/');
  await visitor.evaluate(loadFonts);
  await chromiumPage.goto('/');
  await chromiumPage.evaluate(loadFonts);
  for (const { route, size } of comparisons) {
    const page = `${route} at ${size.width} px`;
    await visitor.resize(size.width, size.height);
    await visitor.open(route);
    const prerendered = await visitor.evaluate(mainBoxes);
    await visitor.waitForHydration();
    const hydrated = await visitor.evaluate(mainBoxes);
    expect.soft(whatMoved(prerendered, hydrated), `${page}: moved by scripts`).toEqual([]);
    await visitor.evaluate(loadPictures);
    const complete = await visitor.evaluate(mainBoxes);
    expect.soft(whatMoved(hydrated, complete), `${page}: moved by pictures`).toEqual([]);
    await chromiumPage.setViewportSize(size);
    await chromiumPage.goto(route);
    await waitForHydration(chromiumPage);
    await chromiumPage.evaluate(loadPictures);
    const inChromium = await chromiumPage.evaluate(mainBoxes);
    expect.soft(whatDiffers(complete, inChromium), `${page}: differs from Chromium`).toEqual([]);
  }
});
