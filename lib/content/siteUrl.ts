import * as studio from '@/lib/content/studio';

/** The origin of every canonical address; the owner sets NEXT_PUBLIC_SITE_URL before a deploy. */
export const siteUrl = (
  process.env.NEXT_PUBLIC_SITE_URL || `https://${studio.slug}.example`
).replace(/\/+$/, '');

/** The full address of a path of this site. */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${path}`;
}
