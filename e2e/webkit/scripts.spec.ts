import { expect, test } from './test';

test('scripts start untouched, soon after the first paint', async ({ webkit }) => {
  await webkit.open('/about');
  await webkit.started();
});

test('in a tab from the background scripts run when it becomes visible, if not before', async ({
  webkit,
}) => {
  const { driver } = webkit;
  const toFirst = await driver.openTab();
  await webkit.open('/about');
  expect(await driver.evaluate(() => document.visibilityState)).toBe('hidden');
  await toFirst();
  await driver.closeTab();
  await webkit.expectPath('/about');
  await webkit.started();
  expect(await driver.evaluate(() => document.visibilityState)).toBe('visible');
});
