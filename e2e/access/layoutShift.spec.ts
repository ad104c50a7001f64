import { mainBoxes, whatMoved } from '../engines/boxes';
import { started } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

test('the hero does not move when the scripts start', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'load' });
    const plain = await page.evaluate(mainBoxes);
    await started(page);
    expect(whatMoved(plain, await page.evaluate(mainBoxes)), `${width} px`).toEqual([]);
  }
});
