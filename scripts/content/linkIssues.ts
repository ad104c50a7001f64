import { join } from 'node:path';
import type { Issue, PlacedText } from '@/lib/catalogue/issue';
import { prerenderSegments } from '@/lib/catalogue/prerender';
import { servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { filesBelow } from '../export/outFolder';

/** Files of `app` whose names alone make a route (Next's conventions for metadata). */
const namedRoutes: Readonly<Record<string, string>> = {
  'manifest.ts': '/manifest.webmanifest',
  'robots.ts': '/robots.txt',
  'sitemap.ts': '/sitemap.xml',
};

/** The route of a file below `app`; undefined for other files, and where a segment stands for many. */
function routeOf(file: string): string | undefined {
  if (file.includes('[')) return undefined;
  const folder = /^(.*?)\/?\b(?:page|route)\.tsx?$/.exec(file)?.[1];
  return folder === undefined ? namedRoutes[file] : `/${folder}`;
}

/**
 * Every path that a link of the site may lead to, without query and fragment: the routes of the app folder, the pages of
 * the services, and the files of `public`.
 */
export async function sitePaths(
  project: string,
  publicFolder: string,
  services: readonly Service[],
): Promise<ReadonlySet<string>> {
  const routes = (await filesBelow(join(project, 'app'))).map(routeOf);
  const files = (await filesBelow(publicFolder)).map((file) => `/${file}`);
  return new Set([
    ...routes.filter((route) => route !== undefined),
    ...prerenderSegments(services).map(servicePath),
    ...files,
    '/data.json',
  ]);
}

/**
 * Links of the content to pages and files that the site does not have, and URLs that are not valid.
 * @param texts the content; a link stands in a field `href`, a page of the list in its `path`
 * @param paths every path of the site ({@link sitePaths})
 */
export function linkIssues(
  texts: readonly PlacedText[],
  paths: ReadonlySet<string>,
): readonly Issue[] {
  const isRight = (href: string) =>
    href.startsWith('#') ||
    (href.startsWith('/') ? paths.has(href.replace(/[?#].*$/, '')) : URL.canParse(href));
  return texts
    .filter(({ path }) => ['href', 'path'].includes(String(path.at(-1))))
    .filter(({ text }) => !isRight(text))
    .map(({ text, ...place }) => ({
      ...place,
      message: text.startsWith('/')
        ? 'Expected a page or a file of the site'
        : 'Expected a path or a whole address',
      found: text,
      stops: 'deploy',
    }));
}
