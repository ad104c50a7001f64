import { devices } from '@playwright/test';
import { addressLine, mapApplications, mapHref } from '@/lib/studio/site';
import { mapTexts } from '@/lib/words';
import { started } from '../fixtures/loads';
import { holdScripts } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';

const { label, done } = mapTexts.copy;

test('one press copies the address and says so for 4 s, also before the scripts', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const release = await holdScripts(page);
  await page.clock.install();
  await page.goto('/#visit', { waitUntil: 'load' });
  const button = page.getByRole('button', { name: label });
  const said = page.getByRole('status').filter({ hasText: done });
  await expect(said).toBeAttached();
  await expect(said.getByText(done)).toBeHidden();
  await button.click();
  await expect(said.getByText(done)).toBeVisible();
  expect(await copied()).toBe(addressLine);
  release();
  await started(page);
  await page.clock.runFor(4000);
  await expect(said.getByText(done)).toBeHidden();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button.click();
  await expect(said.getByText(done)).toBeVisible();
  expect(await copied()).toBe(addressLine);
});

test('without a clipboard a prompt shows the text', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  const shown = page.waitForEvent('dialog');
  await page.goto('/#visit');
  const pressed = page.getByRole('button', { name: label }).click();
  const dialog = await shown;
  expect([dialog.type(), dialog.message(), dialog.defaultValue()]).toEqual([
    'prompt',
    label,
    addressLine,
  ]);
  await dialog.dismiss();
  await pressed;
});

for (const [device, address] of [
  ['Pixel 7', mapApplications.android],
  ['iPhone 15', mapApplications.apple],
] as const) {
  test.describe(device, () => {
    test.use({ userAgent: devices[device]!.userAgent });
    test('the map opens in the map application of the system', async ({ page }) => {
      await page.goto('/', { waitUntil: 'load' });
      // Only the address is tested; the link is not followed.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
      const link = page.locator('#visit').getByRole('link', { name: mapTexts.open });
      await expect(link).toHaveAttribute('href', mapHref);
      await link.click();
      await expect(link).toHaveAttribute('href', address);
    });
  });
}

test('the CV prints on one A4 page, without navigation and footer', async ({ page }) => {
  await page.goto('/about');
  const pdf = await page.pdf({ format: 'A4', printBackground: false, preferCSSPageSize: true });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});
