import { site } from '@/lib/content/site';

const routes: ReadonlySet<string> = new Set([
  '/login',
  '/signup',
  ...site.navigation.map(({ href }) => href),
]);

const underServices = /^\/services(?=\/)/i;

/**
 * The right path for a known route that was typed in another case (product 10.5): `/SignUp` is `/signup`, `/Services/Yoga`
 * is `/services/Yoga`. Undefined for everything else and for what is in lower case already, so that following it can
 * never lead back here.
 */
export function lowerCasePath(pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  if (lower === pathname) return undefined;
  const route = lower.replace(/\/+$/, '');
  if (routes.has(route)) return route;
  const mended = pathname.replace(underServices, '/services');
  return mended === pathname ? undefined : mended;
}
