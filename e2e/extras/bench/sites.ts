import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type ReadContent, serveFiles } from '@/e2e/fixtures/servers';
import { brotli, isText } from './compress';
import type { PageStart } from '@/lib/inline/loader';
import { inlineText } from '@/lib/seo/escape';
import { CliError } from '@/scripts/tools/console';
import { hostingConfig, forever, revalidate } from '@/scripts/hosts/hostingConfig';

/** Removes the scripts of a page. Structured data (`application/ld+json`) stays, since it does not run. */
function stripScripts(html: string): string {
  return html.replace(/<script\b(?![^>]*application\/ld\+json)[\s\S]*?<\/script>/gi, '');
}

/**
 * Puts the scripts and the router's data back where `next build` writes them, instead of the loader: the start of the scripts
 * that Next itself would give the same page.
 */
async function startAsNext(
  html: string,
  readData: (address: string) => Promise<string>,
): Promise<string> {
  const loader =
    /<script type="application\/json" id="page-start">(.*?)<\/script><script>.*?<\/script>/s;
  const found = loader.exec(html)?.[1];
  if (!found) return html;
  const { files, entries } = JSON.parse(found) as PageStart;
  const inline = (code: string) => `<script>${code}</script>`;
  const data = await readData(files.at(-1) ?? '');
  const parts = JSON.parse(data.slice(data.indexOf('['))) as unknown[];
  const end =
    entries.map((entry) => inline(`(self.TURBOPACK||=[]).push(${inlineText(entry)})`)).join('') +
    parts.map((part) => inline(`(self.__next_f||=[]).push(${inlineText(part)})`)).join('');
  const head = files
    .slice(0, -1)
    .map((file) => `<script src="${file}" async=""></script>`)
    .join('');
  return html.replace(loader, () => end).replace('</head>', () => `${head}</head>`);
}

/** A site of one heading and one paragraph. It shows what Next itself costs. */
const bareSource = {
  'next.config.mjs': `export default { output: 'export', turbopack: { root: process.cwd() } };`,
  'app/layout.js': `
    export const metadata = { title: 'Bare export', description: 'One heading and one paragraph.' };
    export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  'app/page.js': `
    export default () => <><h1>Bare export</h1><p>One heading and one paragraph.</p></>;`,
};

/** Builds the bare site in a folder of the project, so that it uses the same packages. Resolves to the folder of its pages. */
async function buildBareExport(folder: string): Promise<string> {
  mkdirSync(join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(bareSource)) writeFileSync(join(folder, name), text);
  const next = spawnSync('node_modules/.bin/next', ['build', folder], { encoding: 'utf8' });
  if (next.status !== 0)
    throw new CliError(`The bare export could not be built:\n${next.stdout}${next.stderr}`);
  return join(folder, 'out');
}

/** Serves files compressed and with the caching headers of a host. Each is compressed once, so that no measurement waits. */
function asHost(edit: (html: string) => string | Promise<string> = (html) => html): ReadContent {
  const { immutable } = hostingConfig('');
  const pack = async (file: string) => {
    const content = await readFile(file);
    const edited = file.endsWith('.html') ? Buffer.from(await edit(content.toString())) : content;
    const caching = immutable.some((part) => file.includes(part)) ? forever : revalidate;
    const headers = { 'Cache-Control': caching, ...(isText(file) && { 'Content-Encoding': 'br' }) };
    return { bytes: isText(file) ? brotli(edited) : edited, headers };
  };
  const packed = new Map<string, ReturnType<typeof pack>>();
  return (file) => {
    if (!packed.has(file)) packed.set(file, pack(file));
    return packed.get(file)!;
  };
}

/**
 * Serves the sites of a comparison: `out`, the same without scripts, the same with Next's own start of the scripts, a bare
 * export that is built in `folder`, and an earlier build, if its folder is given.
 */
export async function serveSites(out: string, folder: string, earlier?: string) {
  const readData = (address: string) => readFile(join(out, address), 'utf8');
  return {
    bare: await serveFiles(await buildBareExport(folder), asHost()),
    site: await serveFiles(out, asHost()),
    stripped: await serveFiles(out, asHost(stripScripts)),
    next: await serveFiles(
      out,
      asHost((html) => startAsNext(html, readData)),
    ),
    ...(earlier !== undefined && { earlier: await serveFiles(resolve(earlier), asHost()) }),
  };
}
