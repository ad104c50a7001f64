import type { Page } from '@playwright/test';
import { errorWords, loadingText } from '@/lib/words';
import { testStart } from '../fixtures/clock';
import { countLoads, isSameDocument, markDocument } from '../fixtures/documents';
import { formOf } from '../fixtures/forms';
import { waitForHydration, visit } from '../fixtures/hydration';
import { barLink } from '../fixtures/navbar';
import { layoutShiftsOf } from '../fixtures/performanceEntries';
import { readWhole } from '../fixtures/servers';
import { expect, type Host, test } from './host';

/**
 * Makes the host send only a share (0 to 1) of its response to matching requests, such as `GET
 * /about.txt`. After that, the host closes the connection or, if `stalls` is set, leaves it open.
 */
function weaken(host: Host, requests: RegExp, share: number, stalls = false): void {
  host.read = async (file, path, method) => {
    const { bytes } = await readWhole(file, path, method);
    if (!requests.test(`${method} ${path}`)) return { bytes };
    return { bytes, sent: Math.floor(bytes.length * share), stalls };
  };
}

test.beforeEach(({ guard }) =>
  guard.allowErrors(
    /net::ERR_/,
    /Failed to fetch RSC payload/,
    /Connection closed|network error|error in input stream/i,
  ),
);

const showButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Show password' });

const outages = {
  'no network while the scripts load': { requests: /^HEAD |\.js$|\/data\//, share: 0 },
  'truncated page data': { requests: /\/data\//, share: 0.5 },
};

for (const [outage, { requests, share }] of Object.entries(outages))
  test(`${outage}: nothing stays busy, and a click takes effect once the network is back`, async ({
    page,
    host,
  }) => {
    await page.clock.install({ time: testStart });
    weaken(host, requests, share);
    const loads = countLoads(page);
    await page.goto('/login');
    await showButton(page).click();
    await expect(showButton(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(10_000);
    await expect(showButton(page)).not.toHaveAttribute('aria-busy', 'true');
    host.read = readWhole;
    await page.clock.runFor(64_000);
    await expect(formOf(page).password).toHaveAttribute('type', 'text');
    expect(loads()).toBe(1);
  });

test('a form works once its script, truncated three times, arrives', async ({
  page,
  host,
  sdkChunk,
}) => {
  // Otherwise, the page would reload itself.
  await page.addInitScript(() => sessionStorage.setItem('reloaded:time', String(Date.now())));
  // The script element's request, the retry of the head script, and that of its new script element.
  let truncations = 3;
  host.read = async (file, path, method) => {
    const { bytes } = await readWhole(file, path, method);
    if (!path.endsWith(sdkChunk) || truncations === 0) return { bytes };
    truncations -= 1;
    return { bytes, sent: 1000 };
  };
  await page.goto('/login');
  await showButton(page).click();
  await expect(formOf(page).password).toHaveAttribute('type', 'text');
});

/** Records in the page whether it ever shows the error notice. */
const watchForNotice = (page: Page) =>
  page.addInitScript((heading) => {
    const check = () => {
      if (document.body?.textContent.includes(heading)) sessionStorage.setItem('broke', 'yes');
    };
    new MutationObserver(check).observe(document, { childList: true, subtree: true });
  }, errorWords.heading);

const hasShownNotice = (page: Page) => page.evaluate(() => sessionStorage.getItem('broke'));

for (const { share, isPrefetched } of [
  { share: 0, isPrefetched: false },
  { share: 0.5, isPrefetched: true },
  { share: 0.9, isPrefetched: false },
]) {
  const payload = isPrefetched ? 'prefetched payload' : 'payload';
  test(`if only ${share * 100} % of a ${payload} arrives, the page is loaded in full, once`, async ({
    page,
    host,
  }) => {
    await watchForNotice(page);
    await visit(page, '/about');
    await page.waitForLoadState('networkidle');
    weaken(host, /\.txt$/, share);
    const loads = countLoads(page);
    if (isPrefetched) {
      const failed = page.waitForEvent('requestfailed');
      await barLink(page, 'Blogs').hover();
      await failed;
    }
    await barLink(page, 'Blogs').click();
    await expect(page).toHaveURL('/blogs');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect.poll(loads).toBe(1);
    await page.waitForLoadState('load');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await hasShownNotice(page)).toBeNull();
    expect(loads()).toBe(1);
  });
}

test('a progress line is shown while a payload stalls, and another link still works', async ({
  page,
  host,
}) => {
  await visit(page, '/about');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  weaken(host, /^GET \/services.*\.txt$/, 0, true);
  const loads = countLoads(page);
  await barLink(page, 'Service').dblclick();
  const loading = page.getByRole('status').filter({ hasText: loadingText });
  await expect(loading).toBeVisible();
  expect(await layoutShiftsOf(page)).toEqual([]);
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await expect(loading).toBeHidden();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(loads()).toBe(0);
});
