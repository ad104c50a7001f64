import type { Page } from '@playwright/test';
import { offlineText } from '@/lib/words';
import { freshEmail } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { barLink, formOf, isSameDocument, markDocument } from '../fixtures/visitor';

/** Goes offline and waits until the page notices, which takes a while in a busy browser. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}

/** URLs that the browser or another program handles without requesting a page. */
const noPages = [
  'tel:+15555550142',
  'sms:+15555550142',
  'mailto:hello@studio.example',
  'geo:0,0?q=Power+Zone',
  'maps://?q=Power+Zone',
  'whatsapp://send?text=hello',
];

test.beforeEach(({ guard }) => {
  guard.allowErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch RSC payload/);
});

test('offline, a link says why nothing happens; online, it works even without a payload', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/status of 404/);
  await page.goto('/signup');
  const { email } = formOf(page);
  const typed = freshEmail();
  await email.fill(typed);
  // By now, all requests are done. None was for Google's script, which would fail the test (fixtures/guard).
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  await goOffline(page);
  // Follows the same link twice: the router must not wait forever for the first attempt.
  for (const label of ['Blogs', 'Blogs', 'Service']) {
    await barLink(page, label).click();
    await expect(page.getByText(offlineText)).toBeVisible();
    await expect(page).toHaveURL('/signup');
  }
  await expect(page.getByText(offlineText)).toHaveCount(1);
  await expect(email).toHaveValue(typed);
  await context.setOffline(false);
  await expect(page.getByText(offlineText)).toBeHidden();
  // Pressing a link that is still busy would load its page in full (docs/faults.md).
  await expect(page.locator('a[aria-busy]')).toHaveCount(0);
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.route(/\.txt(\?|$)/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await barLink(page, 'Service').click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
});

test('visited and prefetched pages open offline, too', async ({ page }) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  const ahead = page.waitForResponse(/__next\.blogs\.__PAGE__\.txt/);
  await barLink(page, 'Blogs').hover();
  await ahead;
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await goOffline(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await barLink(page, 'Blogs').click();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByText(offlineText)).toBeHidden();
});

test('offline, links that load no page still work, and so does saving a file from memory', async ({
  page,
  guard,
}) => {
  // The browser logs that no program handles the URL, or that the click didn't come from a visitor.
  guard.allowErrors(/to launch '/);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await goOffline(page);
  const canceled = await page.evaluate(async (urls) => {
    const found: string[] = [];
    const { navigation } = self;
    navigation?.addEventListener('navigate', (event) => {
      found.push(`${event.destination.url} ${event.defaultPrevented ? 'canceled' : 'passed'}`);
    });
    for (const url of urls) {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = url;
      link.click();
      await new Promise((done) => setTimeout(done, 50));
    }
    return found.filter((each) => each.endsWith('canceled'));
  }, noPages);
  expect(canceled).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['kept']));
    link.download = 'kept.txt';
    link.click();
  });
  expect((await saving).suggestedFilename()).toBe('kept.txt');
  await expect(page.getByText(offlineText)).toBeHidden();
});
