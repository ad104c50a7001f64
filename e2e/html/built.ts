import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The folder of the static export. */
export const outFolder = join(process.cwd(), 'out');

/** One HTML file of the export. */
export interface BuiltPage {
  /** Decoded, with a leading slash and without `.html`: what a host with clean URLs serves the file for. */
  readonly route: string;
  readonly html: string;
  readonly document: Document;
}

function toRoute(file: string): string {
  const path = `/${relative(outFolder, file)}`.replace(/\.html$/, '');
  return path === '/index' ? '/' : path;
}

function readPages(): readonly BuiltPage[] {
  if (!existsSync(outFolder))
    throw new Error('There is no out/: run `npm run build:fixture` first.');
  return readdirSync(outFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(outFolder, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => {
      const html = readFileSync(file, 'utf8');
      let parsed: Document | undefined;
      return {
        route: toRoute(file),
        html,
        get document() {
          // When it is first asked for: most files of tests look at few pages.
          return (parsed ??= new DOMParser().parseFromString(html, 'text/html'));
        },
      };
    });
}

const isNotFound = ({ route }: BuiltPage): boolean => route === '/404' || route === '/_not-found';

const isOfAccount = ({ route }: BuiltPage): boolean => /^\/account($|\/)/.test(route);

const everyFile = readPages();

/** Every page for everybody that a visitor can ask for by its own address. */
export const pages = everyFile.filter((page) => !isNotFound(page) && !isOfAccount(page));

/** The pages that are about one person's account (product 2.12). */
export const accountPages = everyFile.filter(isOfAccount);

/** What hosts answer for any other address. */
export const notFoundPages = everyFile.filter(isNotFound);

/** Every HTML file. */
export const allPages = everyFile;

/** The page of a route; throws when it was not built. */
export function pageOf(route: string): BuiltPage {
  const page = everyFile.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`out/ has no page for ${route}.`);
  return page;
}

/** Rows for `test.each`: the route first, as the test's name. */
export function byRoute(list: readonly BuiltPage[]): [string, BuiltPage][] {
  return list.map((page) => [page.route, page]);
}

/** The content of a `<meta name>` or `<meta property>`; undefined when there is none. */
export function metaOf({ document }: BuiltPage, name: string): string | undefined {
  const element = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return element?.getAttribute('content') ?? undefined;
}

/** The canonical address that a page names, in its normal form; undefined when it names none. */
export function canonicalOf({ document }: BuiltPage): string | undefined {
  const href = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return href ? new URL(href).href : undefined;
}

/**
 * The file that a host with clean URLs answers a path with: the path is decoded once, then tried as it stands, with
 * `.html`, and as a folder's index. Undefined means 404.
 */
export function fileFor(pathname: string): string | undefined {
  const decoded = decodeURIComponent(pathname);
  const candidates = [decoded, `${decoded}.html`, join(decoded, 'index.html')];
  return candidates
    .map((candidate) => join(outFolder, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** The text a visitor can read, without scripts, styles and whatever else is named. */
export function visibleText({ document }: BuiltPage, without = ''): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  const hidden = ['script', 'style', 'template', without].filter(Boolean).join();
  body.querySelectorAll(hidden).forEach((element) => element.remove());
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
