/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { headScript } from '@/lib/head/headScript';
import { inlineScripts } from '../export/inlineScripts';
import { sourceHash } from '../policy/hash';
import { anyProjectOrigins } from '../policy/origins';
import { contentSecurityPolicy, headerPolicy } from '../policy/policy';
import { describeHosts, forever } from './description';
import { firebaseHosting } from './firebase';
import { headersFile, redirectsFile } from './headersFile';
import { nginxInclude } from './nginx';

const description = describeHosts("default-src 'none'; frame-ancestors 'none'");

describe('the committed firebase.json', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: ReturnType<typeof firebaseHosting>;
  };
  const committed = hosting.headers[0]?.headers.find(
    ({ key }) => key === 'Content-Security-Policy',
  );
  const sources = (directive: string) =>
    new RegExp(`${directive} ([^;]+)`).exec(committed?.value ?? '')?.[1]?.split(' ') ?? [];
  const frame = sources('frame-src');
  const scripts = sources('script-src').flatMap(
    (source) => /^'(sha256-.*)'$/.exec(source)?.[1] ?? [],
  );

  it('is in step with the description', () => {
    const policy = contentSecurityPolicy({ ...anyProjectOrigins, frame }, { scripts, styles: [] });
    expect(hosting).toEqual(firebaseHosting(describeHosts(headerPolicy(policy))));
  });

  it('allows the inline scripts of the pages', () => {
    // The head script knows the project's key: once a build for a project has written the file, it is another text.
    const forNoProject = frame.join() === anyProjectOrigins.frame.join();
    const known = inlineScripts.filter((script) => forNoProject || script !== headScript);
    expect(scripts).toEqual(expect.arrayContaining(known.map(sourceHash)));
    expect(scripts).toHaveLength(inlineScripts.length);
  });

  it('knows no emulator', () => {
    expect(JSON.stringify(hosting)).not.toContain('127.0.0.1');
  });
});

describe('Firebase Hosting', () => {
  const hosting = firebaseHosting(description);

  it('sends the security headers everywhere and keeps only hashed files', () => {
    const [everywhere, wellKnown, ...folders] = hosting.headers;
    expect(everywhere?.source).toBe('**');
    expect(everywhere?.headers).toContainEqual({ key: 'Cache-Control', value: 'no-cache' });
    expect(wellKnown).toEqual({ source: '/.well-known/**', headers: everywhere?.headers });
    expect(folders.map(({ source }) => source)).toEqual(['/_next/static/**', '/_pictures/**']);
    expect(folders.every(({ headers }) => headers[0]?.value === forever)).toBe(true);
  });

  it('publishes the folder .well-known', () => {
    expect(hosting.ignore).toEqual(['_headers', '_redirects']);
  });

  it('leads the old address of sign-up to the new one', () => {
    expect(hosting.redirects).toContainEqual({
      source: '/SignUp',
      destination: '/signup',
      type: 301,
    });
  });
});

describe('Cloudflare Pages and Netlify', () => {
  const text = headersFile(description);

  it('sets no header by two rules, since both would join the values', () => {
    const [everywhere = '', ...folders] = text.split(/\n(?=\/)/);
    expect(everywhere).not.toContain('Cache-Control');
    expect(folders).toEqual([
      `/_next/static/*\n  Cache-Control: ${forever}`,
      `/_pictures/*\n  Cache-Control: ${forever}\n`,
    ]);
  });

  it('keeps every line within the 2000 characters that Cloudflare reads', () => {
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });

  it('writes redirects, one a line', () => {
    expect(redirectsFile(description)).toBe('/SignUp /signup 301\n');
  });
});

describe('nginx', () => {
  const text = nginxInclude({
    ...description,
    headers: [{ name: 'X-Quoted', value: 'a "b" \\c' }],
  });

  it('quotes values', () => {
    expect(text).toContain(String.raw`add_header X-Quoted "a \"b\" \\c" always;`);
  });

  it('sends headers with errors too', () => {
    const added = text.match(/^add_header .*$/gm) ?? [];
    expect(added.length).toBeGreaterThan(1);
    for (const line of added) expect(line).toMatch(/ always;$/);
  });
});
