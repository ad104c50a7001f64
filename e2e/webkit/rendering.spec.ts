import type { Page } from '@playwright/test';
import {
  loadPictures,
  mainBoxes,
  useChromiumPage,
  whatDiffers,
  whatMoved,
} from '../fixtures/engines';
import { siteOrigin } from '../fixtures/addresses';
import { comparedRoutes } from '../fixtures/routes';
import { expect, test as base } from './test';

/** With a page of Chromium beside WebKit. */
const test = base.extend<object, { chromiumPage: Page }>({
  chromiumPage: [({}, use) => useChromiumPage({ baseURL: siteOrigin }, use), { scope: 'worker' }],
});

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 800 };

for (const route of comparedRoutes) {
  test(`${route} looks as in Chromium, and nothing moves when scripts and pictures arrive`, async ({
    webkit,
    chromiumPage,
  }) => {
    for (const size of route === '/' ? [phone, tablet, desktop] : [phone, desktop]) {
      await webkit.resize(size.width, size.height);
      await webkit.open(route);
      const plain = await webkit.driver.evaluate(mainBoxes);
      await webkit.started();
      expect(whatMoved(plain, await webkit.driver.evaluate(mainBoxes)), 'by scripts').toEqual([]);
      await webkit.driver.evaluate(loadPictures);
      const whole = await webkit.driver.evaluate(mainBoxes);
      expect(whatMoved(plain, whole), 'by pictures').toEqual([]);
      await chromiumPage.setViewportSize(size);
      // Repeated: with `font-display: optional` a page does not use fonts that arrive late.
      const compare = async () => {
        await chromiumPage.goto(route);
        await chromiumPage.evaluate(loadPictures);
        return whatDiffers(whole, await chromiumPage.evaluate(mainBoxes));
      };
      await expect.poll(compare, { message: `in Chromium at ${size.width} px` }).toEqual([]);
    }
  });
}
