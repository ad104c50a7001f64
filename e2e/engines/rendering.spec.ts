import { servicePath } from '@/lib/services/paths';
import { type Box, differences, mainBoxes, whatMoved } from '../fixtures/boxes';
import { sizes } from '../fixtures/layout';
import { started } from '../fixtures/loads';
import { firstService } from '../fixtures/site';
import { expect, test } from './test';

/**
 * What another engine renders at another place or in another size. Letters differ a little in width, so a line may break
 * at another word: a text may be one line longer, what follows lower, a heading wider or narrower. Controls and pictures
 * must have the same size.
 */
function whatDiffers(boxes: readonly Box[], others: readonly Box[]): string[] {
  return differences(boxes, others, (side, { name, [side]: size }) => {
    const across = side === 'x' || side === 'width';
    if (/^h[12]/.test(name) && across) return Infinity;
    return (
      (across || (side === 'height' && /^(input|button|img)/.test(name)) ? 4 : 32) + 0.02 * size
    );
  });
}

/** Runs in the page: loads every picture, also those that are loaded lazily. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode()));
}

/** Runs in the page: puts the fonts into the cache, since with `font-display: optional` a page does not use fonts that arrive late. */
async function loadFonts(): Promise<void> {
  // A local font that this machine does not have fails.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

const details = servicePath(firstService.id);

/** They hold every component whose place could differ. */
const comparisons = [
  ...['/', '/services', details, '/about', '/signup'].map((route) => ({
    route,
    size: sizes.phone,
  })),
  { route: '/', size: sizes.tablet },
  ...['/', '/services', details].map((route) => ({ route, size: sizes.desktop })),
];

test('pages look as in Chromium, and nothing moves when scripts and pictures arrive', async ({
  visitor,
  chromiumPage,
}) => {
  test.slow();
  await visitor.open('/');
  await visitor.evaluate(loadFonts);
  await chromiumPage.goto('/');
  await chromiumPage.evaluate(loadFonts);
  for (const { route, size } of comparisons) {
    const place = `${route} at ${size.width} px`;
    await visitor.resize(size.width, size.height);
    await visitor.open(route);
    // On a phone the week is as long as its days: a holiday, which is known with the clock, makes it shorter, far below the window.
    const isLong = route === '/services' && size === sizes.phone;
    const still = (boxes: readonly Box[]) =>
      isLong ? boxes.filter(({ y, height }) => y + height < size.height) : boxes;
    const plain = await visitor.evaluate(mainBoxes);
    await visitor.started();
    const alive = await visitor.evaluate(mainBoxes);
    expect.soft(whatMoved(still(plain), still(alive)), `${place}: moved by scripts`).toEqual([]);
    await visitor.evaluate(loadPictures);
    const whole = await visitor.evaluate(mainBoxes);
    expect.soft(whatMoved(still(plain), still(whole)), `${place}: moved by pictures`).toEqual([]);
    await chromiumPage.setViewportSize(size);
    await chromiumPage.goto(route);
    await started(chromiumPage);
    await chromiumPage.evaluate(loadPictures);
    const others = await chromiumPage.evaluate(mainBoxes);
    expect.soft(whatDiffers(whole, others), `${place}: not as in Chromium`).toEqual([]);
  }
});
