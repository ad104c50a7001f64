import { devices } from '@playwright/test';
import { mapApplications, mapHref } from '@/lib/studio/site';
import { mapTexts } from '@/lib/words';
import { expect, test } from '../fixtures/test';

for (const [device, address] of [
  ['Pixel 7', mapApplications.android],
  ['iPhone 15', mapApplications.apple],
] as const) {
  test.describe(device, () => {
    test.use({ userAgent: devices[device]!.userAgent });
    test("the map opens in the system's map app", async ({ page }) => {
      await page.goto('/', { waitUntil: 'load' });
      // Only the URL is tested.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
      const link = page.locator('#visit').getByRole('link', { name: mapTexts.open });
      await expect(link).toHaveAttribute('href', mapHref);
      await link.click();
      await expect(link).toHaveAttribute('href', address);
    });
  });
}
