import type { Page } from '@playwright/test';
import { pageAt } from '@/lib/studio/pageList';
import { loadingText } from '@/lib/words';
import { visit } from '../fixtures/hydration';
import { barLink } from '../fixtures/navbar';
import { hold } from '../fixtures/requests';
import { expect, test } from '../fixtures/test';
import { nextFrame } from '../fixtures/viewport';
import { pressNow } from '../fixtures/visitor';

const press = (page: Page, name: string) => pressNow(page, barLink(page, name));

/** Waits until a page has its title and its URL. */
async function expectPage(page: Page, path: '/about' | '/blogs'): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^${pageAt(path).title}`));
  await expect(page).toHaveURL(path);
}

/** What the visitor waits for between the press of About and that of Blogs. */
const waits: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  nothing: () => Promise.resolve(),
  'the next frame': nextFrame,
  'the URL of the first page': (page) => expect(page).toHaveURL('/about'),
  'the first page': (page) => expectPage(page, '/about'),
};

test('the last of two presses decides which page opens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/services');
  for (const [name, wait] of Object.entries(waits))
    await test.step(`waits for ${name}`, async () => {
      await press(page, 'About');
      await wait(page);
      await press(page, 'Blogs');
      await expectPage(page, '/blogs');
    });
  await page.goBack({ waitUntil: 'commit' });
  await press(page, 'Blogs');
  await expectPage(page, '/blogs');
  await page.goBack();
  await page.goForward({ waitUntil: 'commit' });
  await press(page, 'About');
  await expectPage(page, '/about');
});

test('pressing the link to the current page cancels the navigation to another one', async ({
  page,
}) => {
  await visit(page, '/blogs');
  const release = await hold(page, /about.*\.txt/);
  await press(page, 'About');
  const loading = page.getByRole('status').filter({ hasText: loadingText });
  await expect(loading).toBeVisible();
  await press(page, 'Blogs');
  await expect(loading).toBeHidden();
  const response = page.waitForResponse(/about.*\.txt/);
  release();
  await response;
  await nextFrame(page);
  await expectPage(page, '/blogs');
});
