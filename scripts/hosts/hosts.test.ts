/** @jest-environment node */
import { hostingConfig, forever } from './hostingConfig';
import { headersFile } from './headersFile';
import { nginxInclude } from './nginx';

const config = hostingConfig("default-src 'none'; frame-ancestors 'none'");

describe('Cloudflare Pages and Netlify', () => {
  const text = headersFile(config);

  it('sets no header by two rules, since both would join the values', () => {
    const [everywhere = '', ...folders] = text.split(/\n(?=\/)/);
    expect(everywhere).not.toContain('Cache-Control');
    expect(folders).toEqual([
      `/_next/static/*\n  Cache-Control: ${forever}`,
      `/_pictures/*\n  Cache-Control: ${forever}`,
      '/*.txt\n  X-Robots-Tag: noindex',
      '/*.json\n  X-Robots-Tag: noindex\n',
    ]);
  });

  it('keeps every line within the 2000 characters that Cloudflare reads', () => {
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });
});

describe('nginx', () => {
  const text = nginxInclude({
    ...config,
    headers: [{ name: 'X-Quoted', value: 'a "b" \\c' }],
  });

  it('quotes values', () => {
    expect(text).toContain(String.raw`add_header X-Quoted "a \"b\" \\c" always;`);
  });
});
