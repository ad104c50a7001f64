import { createHash } from 'node:crypto';
import { type PageStart, pageStartId } from '@/lib/browser/fetchScripts';
import { inlineText } from '@/lib/seo/escape';
import { CliError } from '../tools/console';

/** The programs that stand inline in every page (lib/browser). */
export interface Programs {
  readonly head: string;
  readonly loader: string;
}

/**
 * What Next writes and a finished page does not have. The group of each pattern is kept: scripts start late, and inline scripts
 * that differ from page to page would each need a hash of their own in the policy.
 */
const removed = {
  /** The script files, for the loader. */
  files: /<script src="(\/_next\/[^"]+)" async=""><\/script>/g,
  /** Polyfills for browsers without modules. */
  polyfills: /<script src="(\/_next\/[^"]+)" noModule=""><\/script>/g,
  preloads: /<link rel="preload" as="script"[^>]*()>/g,
  /** What the bundler's runtime is told to run. */
  entries:
    /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([^<]*)\);?<\/script>/g,
  /** The router's data. */
  data: /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(([^<]*)\)<\/script>/g,
} as const;

const needed = ['files', 'entries', 'data'] as const;

/** Pages that have little to say before their scripts run: whether the address means something, and who the visitor is. */
const soonPages = ['404.html', 'account.html', 'account/action.html', 'account/reset.html'];

/** Below Next's own files, which every host sends as immutable. */
const dataFolder = '/_next/static/data';

/** The charset must stand in the first 1024 bytes (HTML, 4.2.5.4). */
const afterCharset = /(?<=<head><meta charset="[^"]*"\/?>)/i;

/**
 * Finishes a page of Next's export: the head script comes first, Next's scripts go, and the loader at the end fetches them and
 * the router's data, which becomes a file. The rest stays as it is. It does not parse the HTML, which would be slow; the
 * build fails later, when it counts the inline scripts, if one was missed.
 * @param page the file's name, for messages and for the 404 page
 * @returns the page, and the data with its address, which has a hash of it
 * @throws CliError when something is not where Next used to write it: then adapt the patterns
 */
export function finishPage(html: string, page: string, { head, loader }: Programs) {
  const found = Object.entries(removed).map(([name, pattern]) => [
    name,
    [...html.matchAll(pattern)].map(([, kept = '']) => kept),
  ]);
  const parts = Object.fromEntries(found) as Record<keyof typeof removed, string[]>;
  const missing = needed.filter((name) => parts[name].length === 0);
  if (missing.length > 0)
    throw new CliError(
      `out/${page} has no ${missing.join(', ')} where Next used to write them: see scripts/export/finishPage.ts.`,
    );

  const data = JSON.stringify(parts.data.map((part) => JSON.parse(part) as unknown));
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const start: PageStart = {
    files: parts.files,
    data: `${dataFolder}/${name}.json`,
    entries: parts.entries.map((entry) => JSON.parse(entry) as unknown),
    isSoon: soonPages.includes(page),
  };
  const end =
    `<script type="application/json" id="${pageStartId}">${inlineText(start)}</script>` +
    `<script>${loader}</script>`;
  const bare = Object.values(removed).reduce((rest, pattern) => rest.replace(pattern, ''), html);
  const place = bare.lastIndexOf('</body>');
  const withLoader = bare.slice(0, place) + end + bare.slice(place);
  const finished = withLoader.replace(afterCharset, () => `<script>${head}</script>`);
  return { html: finished, data, address: start.data };
}
