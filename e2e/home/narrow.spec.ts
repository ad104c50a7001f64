import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/assistive';
import { started } from '../fixtures/loads';
import { services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

/** The distance from the lower edge of the bar to the services, in pixels. */
async function belowBar(page: Page): Promise<number> {
  const section = page.getByRole('region', { name: 'Our Services' });
  return section.evaluate((element) => element.getBoundingClientRect().top - 64);
}

for (const [width, height] of [
  [360, 780],
  [1280, 800],
] as const) {
  test(`at ${width} px the services begin in view, and the main action scrolls to them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await started(page);
    const hero = await page.locator('[data-carousel]').boundingBox();
    expect(hero?.height).toBeLessThanOrEqual(height - 136);
    await page.getByRole('link', { name: 'Classes', exact: true }).first().click();
    await expect.poll(() => belowBar(page)).toBeCloseTo(0, 0);
  });
}

test('on a phone Home is short, shows its hours once, and the keyboard scrolls its cards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    4900,
  );
  await expect(page.getByText('Monday to Friday').filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);

  const [first, second] = services.map(({ name }) =>
    page.getByRole('link', { name: `Booking ${name}` }),
  );
  const rail = page.getByRole('list').filter({ has: first });
  await expect(rail.getByRole('listitem')).toHaveCount(services.length);
  const start = () => rail.evaluate((list) => list.scrollLeft);
  await first!.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(second!).toBeFocused();
  // A card of 300 px and the gap: the list snaps to the start of a card.
  await expect.poll(start).toBe(316);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(start).toBe(0);
  await page.locator('#services').getByRole('link', { name: 'Classes', exact: true }).click();
  await expect(page).toHaveURL('/services');
});
