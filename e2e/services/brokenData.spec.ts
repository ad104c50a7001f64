import type { Page, Route } from '@playwright/test';
import { newService, services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

/** Opens /services and waits for the warning on the console that the list of the build stays. */
async function openAndWaitForWarning(page: Page): Promise<void> {
  const warning = page.waitForEvent('console', {
    predicate: (message) => message.type() === 'warning' && message.text().includes('data.json'),
  });
  await page.goto('/services');
  await warning;
}

async function expectPrerenderedList(page: Page): Promise<void> {
  const names = services.map(({ name }) => `Booking ${name}`);
  await expect(page.getByRole('link', { name: /^Booking / })).toHaveText(names);
}

const whole = JSON.stringify(services);
/* One fault of each kind; the others are tested in lib/services (fetchData and service). */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is cut off': (route) =>
    route.fulfill({ contentType: 'application/json', body: whole.slice(0, whole.length / 2) }),
  'has a script where a picture belongs': (route) =>
    route.fulfill({ json: [{ ...newService, picture: 'javascript:alert(1)' }] }),
  'cannot be reached': (route) => route.abort('connectionreset'),
};

test('the prerendered list stays when data.json is missing, broken or cannot be reached', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/Failed to load resource/);
  for (const [fault, answer] of Object.entries(faults))
    await test.step(`data.json ${fault}`, async () => {
      await page.route('**/data.json', answer);
      await openAndWaitForWarning(page);
      await expectPrerenderedList(page);
      await page.unrouteAll();
    });
});

test('the prerendered list is there while data.json never arrives', async ({ page }) => {
  await page.route('**/data.json', () => undefined);
  const asked = page.waitForRequest('**/data.json');
  await page.goto('/services');
  await asked;
  await expectPrerenderedList(page);
});
