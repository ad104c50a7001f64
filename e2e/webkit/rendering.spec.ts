import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '@/scripts/browsers/find';
import { mainBoxes, whatDiffers, whatMoved } from '../engines/boxes';
import { siteOrigin } from '../fixtures/addresses';
import { routes, unknownRoute } from '../fixtures/routes';
import { expect, test as base } from './test';

/** With a page of Chromium beside WebKit. */
const test = base.extend<object, { chromiumPage: Page }>({
  chromiumPage: [
    async ({}, use) => {
      const executablePath = findBrowser('shell');
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
      await use(await browser.newPage({ baseURL: siteOrigin }));
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/** Runs in the page: loads every picture, also those that wait until they come near. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode()));
}

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 800 };

for (const route of [...routes, unknownRoute]) {
  test(`${route} looks as in Chromium, and nothing moves when scripts and pictures come`, async ({
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
      // Again where they differ: a page whose fonts come too late does without them (font-display: optional).
      const compare = async () => {
        await chromiumPage.goto(route);
        await chromiumPage.evaluate(loadPictures);
        return whatDiffers(whole, await chromiumPage.evaluate(mainBoxes));
      };
      await expect.poll(compare, { message: `in Chromium at ${size.width} px` }).toEqual([]);
    }
  });
}
