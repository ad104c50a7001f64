import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servicePath } from '@/lib/catalogue/paths';
import { parseCatalogue } from '@/lib/catalogue/parse';

/** An address that no page has: it shows the 404 screen. */
const missingPage = '/nowhere';

/** One address for every screen of the built site: the routes of spec 2, one service, and a page that is not there. */
export function everyPage(site: string): readonly string[] {
  const catalogue = parseCatalogue(JSON.parse(readFileSync(join(site, 'data.json'), 'utf8')));
  const first = catalogue.ok ? catalogue.services[0] : undefined;
  if (!first) throw new Error('The built site has no services: run `npm run build` again.');
  return [
    '/',
    '/home',
    '/services',
    servicePath(first.id),
    '/blogs',
    '/about',
    '/login',
    '/signup',
    missingPage,
  ];
}
