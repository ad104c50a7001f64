import { join } from 'node:path';
import { prerenderSegments } from '@/lib/services/build/prerender';
import { servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { pagesOff } from '@/lib/pages';
import { calendarContents } from '@/lib/services/build/calendar';
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

/** Whether a path is that of a page that is off, lies below one, or is one of its files. */
const isOff = (path: string) =>
  pagesOff.some(
    (page) => path === page.path || path.startsWith(`${page.path}/`) || page.files?.includes(path),
  );

/** The files of `app` that draw one page each, such as `app/about/page.tsx`, and the page of unknown addresses. */
export async function pageFiles(root: string): Promise<readonly string[]> {
  const files = await filesBelow(join(root, 'app'));
  const ofPages = files.filter((file) => /^((?!.*\[).*\bpage|not-found)\.tsx$/.test(file));
  return ofPages.map((file) => `app/${file}`).sort();
}

/**
 * Every path that a link of the site may lead to, without query and fragment: the routes of the app folder, the pages and
 * calendars of the services, and the files of `public`, without what is off.
 */
export async function sitePaths(
  root: string,
  services: readonly Service[],
): Promise<ReadonlySet<string>> {
  const routes = (await filesBelow(join(root, 'app'))).map(routeOf);
  const files = (await filesBelow(join(root, 'public'))).map((file) => `/${file}`);
  return new Set([
    ...routes
      .filter((route) => route !== undefined)
      .filter((route) => !isOff(route))
      .sort(),
    ...prerenderSegments(services).map(servicePath),
    ...[...calendarContents(services).keys()].map((file) => `/calendar/${file}`),
    ...files,
  ]);
}
