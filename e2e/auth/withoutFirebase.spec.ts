import type { Page, Response } from '@playwright/test';
import { authOrigin } from '../fixtures/addresses';
import { contentRoutes } from '../fixtures/routes';
import { expect, test } from '../fixtures/test';
import { loginLink } from '../fixtures/visitor';

/** A host name that stands only in the identity provider's library. */
const mark = 'identitytoolkit';

/** Collects every script that a page loads; `firebaseScripts` gives those with the provider's library. */
function watchScripts(page: Page) {
  const responses: Response[] = [];
  const providerRequests: string[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) responses.push(response);
    if (response.url().startsWith(authOrigin)) providerRequests.push(response.url());
  });
  return {
    providerRequests,
    async firebaseScripts(): Promise<readonly string[]> {
      const texts = await Promise.all(
        responses.map(async (response) => (await response.body().catch(() => '')).toString()),
      );
      return responses
        .map((response) => response.url())
        .filter((_url, index) => texts[index]?.includes(mark));
    },
  };
}

test('a signed-out visitor downloads nothing of Firebase on any content page', async ({ page }) => {
  const scripts = watchScripts(page);
  for (const route of contentRoutes) {
    await page.goto(route);
    for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 800);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    // The page of the form is prefetched, without the scripts that only the form needs.
    const ahead = page.waitForResponse(/__next\.login\.__PAGE__\.txt/);
    await loginLink(page).hover();
    await loginLink(page).focus();
    await ahead;
    await page.waitForLoadState('networkidle');
    expect([route, await scripts.firebaseScripts()]).toEqual([route, []]);
    expect(scripts.providerRequests).toEqual([]);
  }
});

test('each form loads Firebase by itself', async ({ page }) => {
  for (const route of ['/login', '/signup']) {
    const scripts = watchScripts(page);
    await page.goto(route);
    await expect.poll(() => scripts.firebaseScripts()).not.toEqual([]);
  }
});
