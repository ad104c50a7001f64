import { join } from 'node:path';
import { prerenderSegments } from '@/lib/catalogue/build/prerender';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { calendarContents } from '@/lib/timetable/build/calendar';
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
 * Every path that a link of the site may lead to, without query and fragment: the routes of the app folder, the pages and
 * calendars of the services, and the files of `public`.
 */
export async function sitePaths(
  root: string,
  services: readonly Service[],
): Promise<ReadonlySet<string>> {
  const routes = (await filesBelow(join(root, 'app'))).map(routeOf);
  const files = (await filesBelow(join(root, 'public'))).map((file) => `/${file}`);
  return new Set([
    ...routes.filter((route) => route !== undefined).sort(),
    ...prerenderSegments(services).map(servicePath),
    ...[...calendarContents(services).keys()].map((file) => `/calendar/${file}`),
    ...files,
  ]);
}
