/** @jest-environment node */
import { readFile, writeFile } from 'node:fs/promises';
import { temporaryFolder } from '../tools/testing';
import { firebaseBuildFile, firebaseFor, readHosting } from './firebase';
import { forever, headersFile, hostingConfig, redirectsFile } from './hostingConfig';

const policy = "default-src 'none'; frame-ancestors 'none'";

describe('Firebase Hosting', () => {
  const at = temporaryFolder();

  /** Merges our rules into the owner's file. Returns the merged file, and its section for `out`. */
  async function merge(own: object | string) {
    const text = typeof own === 'string' ? own : JSON.stringify(own);
    await writeFile(at('firebase.json'), text);
    const merged = await firebaseFor(policy, at());
    await writeFile(at(firebaseBuildFile), JSON.stringify(merged));
    expect(await readFile(at('firebase.json'), 'utf8')).toBe(text);
    return { merged, site: await readHosting(at()) };
  }

  test('the owner’s settings are kept, and the owner’s rules win', async () => {
    const rule = { source: '**', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] };
    const redirect = { source: '/SignUp', destination: '/join', type: 302 };
    const owned = {
      site: 'studio-west',
      cleanUrls: false,
      rewrites: [{ source: '/api', function: 'api' }],
    };
    const rules = { ignore: ['drafts/**'], headers: [rule], redirects: [redirect] };
    const { site } = await merge({ hosting: { public: 'out', ...owned, ...rules } });
    expect(site).toMatchObject({ ...owned, trailingSlash: false });
    expect(site.ignore).toEqual(['drafts/**', '_headers', '_redirects']);
    expect(site.headers.at(-1)).toEqual(rule);
    expect(site.redirects[0]).toEqual(redirect);
  });

  test('other sites and products are kept', async () => {
    const app = { target: 'app', public: './out/' };
    const blog = { target: 'blog', public: 'blog' };
    const own = { firestore: { rules: 'firestore.rules' }, hosting: [app, blog] };
    const { merged, site } = await merge(own);
    expect(merged).toEqual({ ...own, hosting: [site, blog] });
    expect(site).toMatchObject({ ...app, headers: expect.any(Array) as unknown });
  });

  test.each([
    [{}, 'one hosting section with "public": "out"'],
    [{ hosting: { public: 'dist' } }, 'one hosting section with "public": "out"'],
    [{ hosting: [] }, 'one hosting section with "public": "out"'],
    ['{"hosting":', 'Correct firebase.json'],
  ])('the file %p is rejected', async (own, message) => {
    await expect(merge(own)).rejects.toThrow(message);
  });
});

describe('Cloudflare Pages and Netlify', () => {
  const config = hostingConfig(policy);

  test('_headers sets each header in one rule only, because hosts join the values', () => {
    expect(headersFile(config).split(/\n(?=\/)/)).toEqual([
      ['/*', ...config.headers.map(({ name, value }) => `  ${name}: ${value}`)].join('\n'),
      `/_next/static/*\n  Cache-Control: ${forever}`,
      `/_pictures/*\n  Cache-Control: ${forever}`,
      '/*.txt\n  X-Robots-Tag: noindex',
      '/*.json\n  X-Robots-Tag: noindex\n',
    ]);
    expect(config.headers.map(({ name }) => name)).not.toContain('Cache-Control');
  });

  test('_redirects has a line for each redirect', () => {
    expect(redirectsFile(config)).toBe(
      '/SignUp /signup 301\n/.well-known/change-password /account 302\n',
    );
  });
});
