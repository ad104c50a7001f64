import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { site } from '@/lib/studio/site';
import { outDir } from '@/scripts/export/outFolder';

/** An HTML file of the export. */
export interface BuiltPage {
  /** The decoded path under which hosts serve the file. */
  readonly route: string;
  readonly html: string;
  readonly document: Document;
}

function toRoute(file: string): string {
  const path = `/${relative(outDir, file)}`.replace(/\.html$/, '');
  return path === '/index' ? '/' : path;
}

function readPages(): readonly BuiltPage[] {
  if (!existsSync(outDir)) throw new Error('Run `npm run build:fixture` first: out/ is missing.');
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(outDir, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => {
      const html = readFileSync(file, 'utf8');
      return {
        route: toRoute(file),
        html,
        document: new DOMParser().parseFromString(html, 'text/html'),
      };
    });
}

const isNotFound = ({ route }: BuiltPage) => route === '/404' || route === '/_not-found';
const isAccountPage = ({ route }: BuiltPage) => /^\/account($|\/)/.test(route);

export const allPages = readPages();

/** The pages that search engines may index. */
export const pages = allPages.filter((page) => !isNotFound(page) && !isAccountPage(page));

export const accountPages = allPages.filter(isAccountPage);
export const notFoundPages = allPages.filter(isNotFound);

/** @throws Error if the page wasn't built */
export function pageOf(route: string): BuiltPage {
  const page = allPages.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`out/ has no page for ${route}.`);
  return page;
}

/** Runs a check on pages and returns the problems found, each with its route. */
export const problemsOf = (
  list: readonly BuiltPage[],
  check: (page: BuiltPage) => readonly (string | false | null | undefined)[],
) =>
  list.flatMap((page) =>
    check(page)
      .filter(Boolean)
      .map((problem) => `${page.route}: ${problem}`),
  );

/** Returns the content of a `<meta name>` or `<meta property>`. */
export const metaOf = ({ document }: BuiltPage, name: string): string | undefined =>
  document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content') ?? undefined;

export function canonicalOf({ document }: BuiltPage): string | undefined {
  const href = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return href ? new URL(href).href : undefined;
}

/** Returns the URL of a path on the studio's domain. */
export const urlOf = (route: string): string => new URL(route, site.url).href;

/**
 * Returns the file that a host with clean URLs sends for a path, or undefined if it responds with
 * 404.
 */
export function fileFor(pathname: string): string | undefined {
  const decoded = decodeURIComponent(pathname);
  const candidates = [decoded, `${decoded}.html`, join(decoded, 'index.html')];
  return candidates
    .map((candidate) => join(outDir, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** Returns the text that visitors can read, without the elements that match a selector. */
export function visibleText({ document }: BuiltPage, without = ''): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  const hidden = ['script', 'style', 'template', without].filter(Boolean).join();
  body.querySelectorAll(hidden).forEach((element) => element.remove());
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
