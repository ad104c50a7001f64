import type { Page } from '@playwright/test';
import { errorTexts } from '@/lib/content/words';
import { started } from '../fixtures/hydration';
import { layoutShiftsOf } from '../fixtures/layoutShifts';
import { countLoads } from '../fixtures/redeploy';
import { expect, test as base } from '../fixtures/test';
import { barLink, formOf, isSameDocument, markDocument } from '../fixtures/visitor';
import { serveWeakly, type WeakHost } from '../fixtures/weakHost';

const test = base.extend<{ host: WeakHost }>({
  host: async ({}, use) => {
    const host = await serveWeakly();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.address),
});

test.beforeEach(({ guard }) =>
  guard.allowErrors(
    /net::ERR_|NS_ERROR|NetworkError/,
    /Failed to fetch RSC payload/,
    /Connection closed|network error|error in input stream/i,
  ),
);

const showButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Show password' });

const outages = {
  'no network while the scripts load': { requests: /^HEAD |\.js$|\/data\//, part: 0 },
  'no network for the data of the page': { requests: /^HEAD |\/data\//, part: 0 },
  'data of the page that is cut off': { requests: /\/data\//, part: 0.5 },
};

for (const [what, { requests, part }] of Object.entries(outages))
  test(`${what}: nothing stays busy, and a press is answered when the network is back`, async ({
    page,
    host,
  }) => {
    host.weaken(requests, { part });
    const loads = countLoads(page);
    await page.goto('/login', { waitUntil: 'load' });
    await showButton(page).click();
    await expect(showButton(page)).not.toHaveAttribute('aria-busy', 'true', { timeout: 5_000 });
    host.recover();
    await expect(formOf(page).password).toHaveAttribute('type', 'text');
    expect(loads()).toBe(1);
  });

/** Notes in the page whether it ever says that it broke. */
const watchForNotice = (page: Page) =>
  page.addInitScript((heading) => {
    const look = () => {
      if (document.body?.textContent.includes(heading)) sessionStorage.setItem('broke', 'yes');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, errorTexts.heading);

const saidThatItBroke = (page: Page) => page.evaluate(() => sessionStorage.getItem('broke'));

for (const part of [0, 0.5, 0.9])
  for (const ahead of ['', ' that is fetched ahead'])
    test(`a payload${ahead} of which ${part * 100} % arrive costs one load of its page`, async ({
      page,
      host,
    }) => {
      await watchForNotice(page);
      await page.goto('/about');
      await page.waitForLoadState('networkidle');
      host.weaken(/\.txt$/, { part });
      const loads = countLoads(page);
      if (ahead) {
        const asked = page.waitForEvent('requestfailed');
        await barLink(page, 'Blogs').hover();
        await asked;
      }
      await barLink(page, 'Blogs').click();
      await expect(page).toHaveURL('/blogs');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect.poll(loads).toBe(1);
      await page.waitForLoadState('load');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expect(await saidThatItBroke(page)).toBeNull();
      expect(loads()).toBe(1);
    });

/* A press on another link, and a second press: components/navigation/followLinks.test.ts. */
test('a press on a link shows that it is being answered while the payload stalls; a double click loads no page in full, a second press does', async ({
  page,
  host,
}) => {
  await page.goto('/about');
  await started(page);
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  host.weaken(/\.txt$/, { part: 0.5, stalls: true });
  const loads = countLoads(page);
  await barLink(page, 'Service').dblclick();
  await expect(barLink(page, 'Service')).toHaveAttribute('aria-busy', 'true');
  await barLink(page, 'Blogs').click();
  await expect(barLink(page, 'Blogs')).toHaveAttribute('aria-busy', 'true');
  await expect(barLink(page, 'Service')).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  expect(await layoutShiftsOf(page)).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(loads()).toBe(1);
});
