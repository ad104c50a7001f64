import { createHash } from 'node:crypto';
import type { PageStart } from '@/lib/inline/loader';
import { CliError } from '../tools/console';

/** The inline scripts of every page (lib/inline). */
export interface Programs {
  readonly head: string;
  readonly loader: string;
}

/**
 * The parts of Next's HTML to remove. The groups capture what the loader needs to start the scripts
 * later. Next's inline scripts differ between pages, so each one would need its own hash in the
 * policy.
 */
const removed = {
  /** The script files. */
  files: /<script src="(\/_next\/[^"]+)" async=""><\/script>/g,
  /** Polyfills for browsers without ES modules. */
  polyfills: /<script src="(\/_next\/[^"]+)" noModule=""><\/script>/g,
  preloads: /<link rel="preload" as="script"[^>]*()>/g,
  /** The entries of Turbopack's runtime. */
  entries:
    /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([^<]*)\);?<\/script>/g,
  /** The router's data. */
  data: /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(([^<]*)\)<\/script>/g,
} as const;

/**
 * The first style sheet. An inline script after this link would run only once the style sheet is
 * downloaded.
 */
const styleSheet = /<link rel="stylesheet" href="([^"]+)"/;

/**
 * Links that the head script turns into preloads (components/ui/StudioPicture). They must precede
 * the head script.
 */
const pictures = /<link rel="picture-(?:open|closed)"[^>]*>/g;

/**
 * The folder for the router's data. It's inside Next's own folder, whose files every host serves as
 * immutable.
 */
const dataFolder = '/_next/static/data';

/**
 * Finishes a page of Next's export. Removes Next's scripts, moves the router's data to a file, and
 * adds the loader, which loads the scripts and the data. Adds the head script before the style
 * sheet, and preloads the style sheet, so that it downloads while the script runs.
 *
 * Uses regular expressions, because parsing the HTML would be slow. If they miss an inline script,
 * the build fails in `finishExport`, which counts the scripts.
 * @returns the page, and the router's data with the path of its file
 * @throws CliError if Next's HTML no longer matches the patterns
 */
export function finishPage(html: string, page: string, { head, loader }: Programs) {
  const found = Object.entries(removed).map(([name, pattern]) => [
    name,
    [...html.matchAll(pattern)].map(([, kept = '']) => kept),
  ]);
  const parts = Object.fromEntries(found) as Record<keyof typeof removed, string[]>;
  const [styles = '', styleSheetPath] = styleSheet.exec(html) ?? [];
  const needed = { files: parts.files[0], entries: parts.entries[0], data: parts.data[0], styles };
  const missing = Object.entries(needed).flatMap(([part, text]) => (text ? [] : [part]));
  if (missing.length > 0)
    throw new CliError(
      `Update the patterns in scripts/export/finishPage.ts: nothing in out/${page} matches ${missing.join(', ')}.`,
    );

  const data = `self.routerData=[${parts.data.join()}]`;
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const dataPath = `${dataFolder}/${name}.js`;
  const pageStart: PageStart = {
    files: [...parts.files, dataPath],
    entries: parts.entries.map((entry) => JSON.parse(entry) as unknown),
  };
  const end =
    `<script type="application/json" id="page-start">${JSON.stringify(pageStart).replace(/</g, '\\u003c')}</script>` +
    `<script>${loader}</script>`;
  const bare = [...Object.values(removed), pictures].reduce(
    (rest, pattern) => rest.replace(pattern, ''),
    html,
  );
  const place = bare.lastIndexOf('</body>');
  const withLoader = bare.slice(0, place) + end + bare.slice(place);
  const preloads = (html.match(pictures) ?? []).join('');
  const start = `<link rel="preload" as="style" href="${styleSheetPath}"/>${preloads}<script>${head}</script>`;
  const finished = withLoader.replace(styles, () => start + styles);
  return { html: finished, data, dataPath };
}
