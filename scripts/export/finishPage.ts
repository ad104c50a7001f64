import { createHash } from 'node:crypto';
import type { PageStart } from '@/lib/inline/loader';
import { inlineJson } from '@/lib/inlineJson';
import { CliError } from '../tools/console';

/** The inline scripts of every page (lib/inline). */
export interface Programs {
  readonly head: string;
  readonly loader: string;
}

/**
 * Next's scripts, which the loader starts later. The groups capture what the loader needs. Next's
 * inline scripts differ between pages, so each one would need its own hash in the policy.
 */
const nextScripts = {
  /** The script files. */
  files: /<script src="(\/_next\/[^"]+)" async=""><\/script>/g,
  /** The entries of Turbopack's runtime. */
  entries:
    /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([^<]*)\);?<\/script>/g,
  /** The router's data. */
  data: /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(([^<]*)\)<\/script>/g,
} as const;

/** Polyfills for browsers without ES modules, in which the loader doesn't run either. */
const polyfills = /<script src="\/_next\/[^"]+" noModule=""><\/script>/g;

const scriptPreloads = /<link rel="preload" as="script"[^>]*>/g;

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

/** What is removed from its place in Next's HTML. */
const removed = [...Object.values(nextScripts), polyfills, scriptPreloads, pictures];

/**
 * The folder for the router's data. It's inside Next's own folder, whose files every host serves as
 * immutable.
 */
const dataFolder = '/_next/static/data';

/** Returns what the pattern's group captures at each match. */
const capturesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, captured = '']) => captured);

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
  const files = capturesOf(html, nextScripts.files);
  const entries = capturesOf(html, nextScripts.entries);
  const chunks = capturesOf(html, nextScripts.data);
  const [styles = '', styleSheetPath] = styleSheet.exec(html) ?? [];
  const needed = { files: files[0], entries: entries[0], data: chunks[0], styles };
  const missing = Object.entries(needed).flatMap(([name, match]) => (match ? [] : [name]));
  if (missing.length > 0)
    throw new CliError(
      `Update the patterns in scripts/export/finishPage.ts: nothing in out/${page} matches ${missing.join(', ')}.`,
    );

  const data = `self.routerData=[${chunks.join()}]`;
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const dataPath = `${dataFolder}/${name}.js`;
  const pageStart: PageStart = {
    files: [...files, dataPath],
    entries: entries.map((entry) => JSON.parse(entry) as unknown),
  };

  const start = [
    `<link rel="preload" as="style" href="${styleSheetPath}"/>`,
    ...(html.match(pictures) ?? []),
    `<script>${head}</script>`,
  ].join('');
  const end = [
    `<script type="application/json" id="page-start">${inlineJson(pageStart)}</script>`,
    `<script>${loader}</script>`,
  ].join('');
  const bare = removed.reduce((rest, pattern) => rest.replace(pattern, ''), html);
  const bodyEnd = bare.lastIndexOf('</body>');
  const withLoader = bare.slice(0, bodyEnd) + end + bare.slice(bodyEnd);
  // A function, because `$` in a replacement text has a meaning.
  const finished = withLoader.replace(styles, () => start + styles);
  return { html: finished, data, dataPath };
}
