import { home } from '@/lib/content/home';
import { addressLine } from '@/lib/content/site';
import { started } from '../fixtures/hydration';
import { hold } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';

const { label, done } = home.visit.copy;

test('one press copies the address, before the scripts as well, and says so for a while', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const release = await hold(page, '**/_next/static/**/*.js');
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
  await expect(said.getByText(done)).toBeHidden();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button.click();
  await expect(said.getByText(done)).toBeVisible();
  expect(await copied()).toBe(addressLine);
});

test('a text that may not be copied is shown to be taken', async ({ page }) => {
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
