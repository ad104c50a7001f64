import * as studio from '@/lib/content/studio';

/**
 * The origin of every canonical address, from `NEXT_PUBLIC_SITE_URL`. A build for visitors always has it; others have an address
 * that nobody can have (RFC 2606).
 */
export const siteUrl = (
  process.env.NEXT_PUBLIC_SITE_URL || `https://${studio.slug}.example`
).replace(/\/+$/, '');

/** The full address of a path of this site. */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${path}`;
}
