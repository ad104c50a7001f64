import { expect, hostsWithRules, requestTest as test } from './hosts';

for (const host of hostsWithRules) {
  test.describe(host, () => {
    test.use({ host });

    test('redirects the former address of the sign-up page', async ({ request }) => {
      const response = await request.get('/SignUp?from=%2Fservices', { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      const { pathname } = new URL(response.headers().location ?? '', response.url());
      expect(pathname).toBe('/signup');
    });

    test('leads password managers to the account', async ({ request }) => {
      const response = await request.get('/.well-known/change-password', { maxRedirects: 0 });
      expect([302, 303, 307]).toContain(response.status());
      const { pathname } = new URL(response.headers().location ?? '', response.url());
      expect(pathname).toBe('/account');
      // They trust the answer only where a host does not answer everything (W3C, reliable statuses).
      const missing = await request.get('/.well-known/resource-that-should-not-exist');
      expect(missing.status()).toBe(404);
    });
  });
}
