import { join } from 'node:path';
import type { Issue, PlacedText } from '@/lib/catalogue/issue';
import { prerenderSegments } from '@/lib/catalogue/prerender';
import { servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { filesBelow } from '../export/outFolder';

/** Metadata files in `app`, which Next serves under another name by convention. */
const metadataRoutes: Readonly<Record<string, string>> = {
  'manifest.ts': '/manifest.webmanifest',
  'robots.ts': '/robots.txt',
  'sitemap.ts': '/sitemap.xml',
};

/** Returns the route of a file in `app`, or undefined if it has none or is dynamic. */
function routeOf(file: string): string | undefined {
  if (file.includes('[')) return undefined;
  // Route groups, folders in parentheses, aren't part of the path.
  const path = file.replaceAll(/\([^/]*\)\//g, '');
  const folder = /^(.*?)\/?\b(?:page|route)\.tsx?$/.exec(path)?.[1];
  return folder === undefined ? metadataRoutes[file] : `/${folder}`;
}

/** Returns every path of the site: routes in `app`, service pages, and files in `public`. */
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
 * Finds broken links: values of `href` and `path` that are neither a path on the site nor a valid
 * URL.
 */
export function linkIssues(
  texts: readonly PlacedText[],
  paths: ReadonlySet<string>,
): readonly Issue[] {
  const isValid = (href: string) => {
    if (href.startsWith('#')) return true;
    return href.startsWith('/') ? paths.has(href.replace(/[?#].*$/, '')) : URL.canParse(href);
  };
  return texts
    .filter(({ path }) => ['href', 'path'].includes(String(path.at(-1))))
    .filter(({ text }) => !isValid(text))
    .map(({ text: found, ...place }) => ({
      ...place,
      message: found.startsWith('/')
        ? 'Expected the path of a page or a file on the site'
        : 'Expected a full URL, or a path that starts with /',
      found,
      stops: 'deploy',
    }));
}
