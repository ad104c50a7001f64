/**
 * The origin of every canonical address, from `NEXT_PUBLIC_SITE_URL`. A build for visitors always has it; others have an address
 * that nobody can have (RFC 2606).
 */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || 'https://power-zone.example').replace(
  /\/+$/,
  '',
);
