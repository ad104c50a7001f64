import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type ReadContent, serveFiles } from '@/e2e/fixtures/servers';
import type { PageStart } from '@/lib/inline/loader';
import { forever, hostingConfig, revalidate } from '@/scripts/hosts/hostingConfig';
import { CliError } from '@/scripts/tools/console';

/** Removes a page's scripts, but keeps its structured data. */
const stripScripts = (html: string) =>
  html.replace(/<script\b(?![^>]*application\/ld\+json)[\s\S]*?<\/script>/gi, '');

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

const loader =
  /<script type="application\/json" id="page-start">(.*?)<\/script><script>.*?<\/script>/s;

/**
 * Replaces the loader with the scripts and the router's data as `next build` writes them, and
 * removes the policy, which allows only the loader.
 */
async function startAsNext(html: string, out: string): Promise<string> {
  const found = loader.exec(html)?.[1];
  if (!found) return html;
  const { files, entries } = JSON.parse(found) as PageStart;
  const data = await readFile(join(out, files.at(-1) ?? ''), 'utf8');
  const parts = JSON.parse(data.slice(data.indexOf('['))) as unknown[];
  const push = (queue: string) => (value: unknown) =>
    `<script>(self.${queue}||=[]).push(${JSON.stringify(value).replace(/</g, '\\u003c')})</script>`;
  const end = [...entries.map(push('TURBOPACK')), ...parts.map(push('__next_f'))].join('');
  const scripts = files.slice(0, -1).map((file) => `<script src="${file}" async=""></script>`);
  return html
    .replace(policy, '')
    .replace(loader, () => end)
    .replace('</head>', () => `${scripts.join('')}</head>`);
}

/** A site with one heading and one paragraph, which shows the cost of Next itself. */
const bareSource = {
  'next.config.mjs': `export default { output: 'export', turbopack: { root: process.cwd() } };`,
  'app/layout.js': `
    export const metadata = { title: 'Bare export', description: 'One heading and one paragraph.' };
    export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  'app/page.js': `
    export default () => <><h1>Bare export</h1><p>One heading and one paragraph.</p></>;`,
};

/**
 * Builds the bare site in a folder of the project, with the same packages. Returns the folder with
 * its pages.
 */
function buildBareExport(folder: string): string {
  mkdirSync(join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(bareSource)) writeFileSync(join(folder, name), text);
  const next = spawnSync('node_modules/.bin/next', ['build', folder], { encoding: 'utf8' });
  if (next.status !== 0)
    throw new CliError(`The bare export could not be built:\n${next.stdout}${next.stderr}`);
  return join(folder, 'out');
}

const isPacked = /\.(avif|webp|jpe?g|png|ico|woff2|pdf)$/i;

/** Serves files with compression and a host's caching headers. Compresses each file only once. */
function asHost(edit: (html: string) => string | Promise<string> = (html) => html): ReadContent {
  const { immutable } = hostingConfig('');
  const read = async (file: string) => {
    const caching = immutable.some((part) => file.includes(part)) ? forever : revalidate;
    const content = await readFile(file);
    if (isPacked.test(file)) return { bytes: content, headers: { 'Cache-Control': caching } };
    const edited = file.endsWith('.html') ? await edit(content.toString()) : content;
    const headers = { 'Cache-Control': caching, 'Content-Encoding': 'br' };
    return { bytes: brotliCompressSync(edited), headers };
  };
  const kept = new Map<string, ReturnType<typeof read>>();
  return (file) => {
    if (!kept.has(file)) kept.set(file, read(file));
    return kept.get(file)!;
  };
}

/**
 * Serves the sites to compare: `out` as it is, without scripts, and with Next's own script loading;
 * a bare export built in `folder`; and an earlier build, if given.
 */
export async function serveSites(out: string, folder: string, earlier?: string) {
  const startPage = (html: string) => startAsNext(html, out);
  return {
    bare: await serveFiles(buildBareExport(folder), asHost()),
    site: await serveFiles(out, asHost()),
    stripped: await serveFiles(out, asHost(stripScripts)),
    next: await serveFiles(out, asHost(startPage)),
    ...(earlier !== undefined && { earlier: await serveFiles(resolve(earlier), asHost()) }),
  };
}
