import { site } from '@/lib/content/site';

/** The full address of a path of this site. */
export function absoluteUrl(path: string): string {
  return `${site.url}${path}`;
}
