import { createAccount } from '../fixtures/accounts';
import { authOrigin } from '../fixtures/addresses';
import { expect, test } from '../fixtures/test';
import { beSignedIn, nextFrame } from '../fixtures/visitor';

const minute = 60_000;

// Product 4 and 9. The emulator's tokens last an hour; the SDK refreshes only because lib/browser/auth/auth asks it to.
test('a page that is left open refreshes its token 5 minutes before it expires', async ({
  page,
}) => {
  await beSignedIn(page, await createAccount());
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${authOrigin}/securetoken.googleapis.com/v1/token`))
      refreshes.push(request.method());
  });
  await page.clock.install();
  const checked = page.waitForResponse(/accounts:lookup/);
  await page.goto('/about');
  await checked;

  await page.clock.fastForward(54 * minute);
  // A request of the page itself: an earlier one of the SDK would have been seen by now.
  await page.evaluate(() => fetch('/robots.txt'));
  await nextFrame(page);
  expect(refreshes).toEqual([]);
  await page.clock.fastForward(minute);
  await expect.poll(() => refreshes).toEqual(['POST']);
});
