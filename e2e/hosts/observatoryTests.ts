import { originsOf } from '@/scripts/policy/policy';
import { authOrigin } from '../fixtures/addresses';
import { addresses } from '../fixtures/routes';
import { expect, hostsWithRules, requestTest as test } from './hosts';
import { type Answer, rate, score } from './observatory';
import { ratePolicy } from './observatoryPolicy';

const strict = "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'";

const best: Answer = {
  headers: {
    'content-security-policy': `${strict}; frame-ancestors 'none'`,
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  },
  html: '<script src="/a.js"></script>',
};

/** The best answer with other headers; undefined leaves one out. */
const withHeaders = (headers: Answer['headers']): Answer => ({
  ...best,
  headers: { ...best.headers, ...headers },
});

/** In production the provider itself stands where the emulator stands here; http origins would cost 30 points. */
const asInProduction = (text: string): string =>
  text.replaceAll(authOrigin, originsOf({ target: 'production' }).connect[0] ?? '');

test.describe('the rules', () => {
  test('give and take what the Observatory does', () => {
    expect(score(rate(best))).toBe(130);
    expect(score(rate({ headers: {}, html: '' }))).toBe(30);
    const losses: readonly (readonly [Answer['headers'], number])[] = [
      [{ 'content-security-policy': undefined }, 55],
      [{ 'strict-transport-security': 'max-age=3600' }, 120],
      [{ 'strict-transport-security': undefined }, 80],
      [{ 'referrer-policy': 'unsafe-url' }, 120],
      [{ 'x-content-type-options': 'yes' }, 125],
      [{ 'cross-origin-resource-policy': undefined }, 120],
      [{ 'set-cookie': 'a=b' }, 60],
      [{ 'content-security-policy': strict, 'x-frame-options': 'DENY' }, 125],
      [{ 'content-security-policy': strict, 'x-frame-options': undefined }, 80],
    ];
    for (const [headers, expected] of losses)
      expect([headers, score(rate(withHeaders(headers)))]).toEqual([headers, expected]);
    expect(score(rate({ ...best, html: '<script src="https://cdn.example/a.js"></script>' }))).toBe(
      125,
    );
  });

  test('know a loose policy from a strict one', () => {
    const ratings: readonly (readonly [readonly string[], string])[] = [
      [[], 'missing'],
      [[`${strict}; script-src *`], 'invalid'],
      [[strict], 'default-src none'],
      [[strict, "script-src 'unsafe-inline'"], 'default-src none'],
      [["default-src 'self'"], 'no unsafe source'],
      [["img-src 'self'"], 'unsafe script sources'],
      [[strict.replace("script-src 'self'", 'script-src https:')], 'unsafe script sources'],
      [
        [strict.replace("script-src 'self'", "script-src 'unsafe-inline'")],
        'unsafe script sources',
      ],
      [[strict.replace("script-src 'self'", "script-src 'unsafe-eval'")], 'unsafe-eval'],
      [[strict.replace("style-src 'self'", "style-src 'unsafe-inline'")], 'unsafe style sources'],
      [[`${strict}; connect-src http://a.example`], 'http for active content'],
      [[`${strict}; img-src http://a.example`], 'http for pictures'],
    ];
    for (const [texts, finding] of ratings)
      expect([texts, ratePolicy(texts)]).toEqual([texts, finding]);
  });
});

for (const host of hostsWithRules) {
  test.describe(host, () => {
    test.use({ host });

    test('every route scores 115 or more with the headers as served', async ({ request }) => {
      for (const route of addresses) {
        const response = await request.get(route);
        const policy = response.headers()['content-security-policy'] ?? '';
        const headers = {
          ...response.headers(),
          'content-security-policy': asInProduction(policy),
        };
        const points = rate({ headers, html: asInProduction(await response.text()) });
        expect(score(points), `${route}: ${JSON.stringify(points)}`).toBeGreaterThanOrEqual(115);
      }
    });
  });
}
