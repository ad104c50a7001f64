import { createHash } from 'node:crypto';
import type { PageStart } from '@/lib/inline/loader';
import { inlineText } from '@/lib/seo/escape';
import { CliError } from '../tools/console';

/** The programs that stand inline in every page (lib/inline). */
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

/** The first style sheet. An inline script behind it would wait for its file. */
const styleSheet = /<link rel="stylesheet" href="([^"]+)"/;

/** Below Next's own files, which every host sends as immutable. */
const dataFolder = '/_next/static/data';

/**
 * Finishes a page of Next's export: Next's scripts go, and the loader at the end fetches them and the router's data, which
 * becomes a script of its own. The head script comes before the style sheet, whose file is asked for first: it comes while the script
 * runs, which takes a tenth of a second on a slow phone (docs/performance.md). The rest stays as it is. It does not parse the
 * HTML, which would be slow; the build fails later, when it counts the inline scripts, if one was missed.
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
  const [styles = '', styleAddress] = styleSheet.exec(html) ?? [];
  const needed = { files: parts.files[0], entries: parts.entries[0], data: parts.data[0], styles };
  const missing = Object.entries(needed).flatMap(([part, text]) => (text ? [] : [part]));
  if (missing.length > 0)
    throw new CliError(
      `out/${page} has no ${missing.join(', ')} where Next used to write them: see scripts/export/finishPage.ts.`,
    );

  const data = `self.routerData=[${parts.data.join()}]`;
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const address = `${dataFolder}/${name}.js`;
  const pageStart: PageStart = {
    files: [...parts.files, address],
    entries: parts.entries.map((entry) => JSON.parse(entry) as unknown),
  };
  const end =
    `<script type="application/json" id="page-start">${inlineText(pageStart)}</script>` +
    `<script>${loader}</script>`;
  const bare = Object.values(removed).reduce((rest, pattern) => rest.replace(pattern, ''), html);
  const place = bare.lastIndexOf('</body>');
  const withLoader = bare.slice(0, place) + end + bare.slice(place);
  const start = `<link rel="preload" as="style" href="${styleAddress}"/><script>${head}</script>`;
  const finished = withLoader.replace(styles, () => start + styles);
  return { html: finished, data, address };
}
