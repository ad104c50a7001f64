/** The value of `aria-current` on a navigation link; undefined leaves the attribute out. */
export type CurrentMark = 'page' | 'true' | undefined;

/**
 * How a navigation link relates to the page in view: `page` when it leads there ('/' is Home too), `true` when the page
 * lies below it, as /services/1 does below /services (WAI-ARIA 1.2, aria-current).
 */
export function currentMark(href: string, pathname: string): CurrentMark {
  if (pathname === href || (pathname === '/' && href === '/home')) return 'page';
  return pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
