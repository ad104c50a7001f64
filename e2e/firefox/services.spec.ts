import { bookingPath, servicePath } from '@/lib/catalogue/paths';
import { firstService, newService, serveData, services } from '../fixtures/services';
import { expect, test } from '../fixtures/test';

test('the details of a service are at its id, its aliases and its booking path', async ({
  page,
}) => {
  const { id, name, comment } = firstService;
  for (const path of [...[id, name, comment].map(servicePath), bookingPath(firstService)]) {
    await page.goto(path);
    await expect(page.getByText(`Service Id: ${id}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test('a service that is newer than the build is listed, booked and found', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 404/);
  await serveData(page, [...services, newService]);
  await page.goto('/services');
  await page.getByRole('link', { name: `Booking ${newService.name}` }).click();
  await expect(page.getByText(`Service Id: ${newService.id}`)).toBeVisible();
  await page.goto(servicePath(newService.name));
  await expect(page.getByText(`Service Id: ${newService.id}`)).toBeVisible();
});
