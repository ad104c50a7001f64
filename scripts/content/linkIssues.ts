import { join } from 'node:path';
import type { Issue } from '@/lib/services/build/issue';
import { prerenderSegments } from '@/lib/services/build/prerender';
import { servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { coaches } from '@/lib/studio/coaches';
import { calendarContents } from '@/lib/services/build/calendar';
import { filesBelow } from '../export/outFolder';
import type { PlacedText } from './moduleTexts';
import type { StudioFiles } from './texts';

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
 * Every path that a link of the site may lead to, without query and fragment: the routes of the app folder, the coaches'
 * contact cards, the pages and calendars of the services, and the files of `public`.
 */
export async function sitePaths(
  { project, publicFolder }: StudioFiles,
  services: readonly Service[],
): Promise<ReadonlySet<string>> {
  const routes = (await filesBelow(join(project, 'app'))).map(routeOf);
  const files = (await filesBelow(publicFolder)).map((file) => `/${file}`);
  return new Set([
    ...[...routes, ...coaches.map(({ card }) => card && `/about/${card}`)]
      .filter((route) => route !== undefined)
      .sort(),
    ...prerenderSegments(services).map(servicePath),
    ...[...calendarContents(services).keys()].map((file) => `/calendar/${file}`),
    ...files,
    '/data.json',
  ]);
}

/**
 * Links of the content to pages and files that the site does not have, and URLs that are not valid.
 * @param texts the owner's texts; a link stands in a field that is called so, a page of the list in its `path`
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
    .filter(({ field = '', isPart }) => /(^|\.)(href|url|path|\w*Href)$/.test(field) && !isPart)
    .filter(({ text }) => !isRight(text))
    .map(({ text, ...place }) => ({
      ...place,
      found: JSON.stringify(text),
      expected: text.startsWith('/')
        ? `a page or a file of the site, such as ${[...paths].slice(0, 3).join(', ')}`
        : 'a path or a whole address',
      stops: 'deploy',
    }));
}
