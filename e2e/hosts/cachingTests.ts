import { forever, revalidate } from '@/scripts/hosts/hostingConfig';
import { asked, kept } from './files';
import { expect, hostsWithRules, requestTest as test } from './hosts';

for (const host of hostsWithRules) {
  test.describe(host, () => {
    test.use({ host });

    test('lets browsers cache what never changes', async ({ request }) => {
      for (const address of kept)
        expect((await request.get(address)).headers()['cache-control'], address).toBe(forever);
    });
  });
}

/* Cloudflare has its own words, which the site leaves alone. superstatic sends the body again; Firebase Hosting does not. */
for (const [host, askAgain, status] of [
  ['superstatic', revalidate, 200],
  ['nginx', revalidate, 304],
  ['Cloudflare Pages', 'public, max-age=0, must-revalidate', 304],
] as const) {
  test.describe(host, () => {
    test.use({ host });

    test('lets browsers revalidate everything else, and nobody cache a 404', async ({
      request,
    }) => {
      for (const address of asked) {
        const { etag = '', 'cache-control': caching } = (await request.get(address)).headers();
        const expected = [address, askAgain, expect.stringMatching(/./)];
        expect([address, caching, etag]).toEqual(expected);
        const again = await request.get(address, { headers: { 'if-none-match': etag } });
        expect([address, again.status()]).toEqual([address, status]);
      }
      // superstatic sends the headers of an address whatever its status is.
      if (host === 'superstatic') return;
      const missing = await request.get('/_next/static/chunks/gone.js');
      expect(missing.status()).toBe(404);
      expect(missing.headers()['cache-control']).toMatch(/^no-(cache|store)$/);
    });
  });
}
