import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { site } from '@/lib/content/site';
import { filesBelow } from './out';

/**
 * Removes second copies that Next exports: of the 404 page, under an address of its own that would answer with 200; and
 * of each page's whole payload, since the router of a static export fetches `page.txt`.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  const payloads = (await filesBelow(folder)).filter(
    (file) => basename(file) === '__next._full.txt',
  );
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt', ...payloads])
    await rm(join(folder, name), { recursive: true, force: true });
}

/**
 * Whom to tell about a weakness of the site, in the form of RFC 9116. It is valid for 180 days: under a year, as 2.5.5
 * recommends, since an outdated contact is worse than none.
 */
export function securityText(now: Date): string {
  const expires = new Date(now.getTime() + 180 * 24 * 60 * 60 * 1000);
  return [
    `Contact: ${site.contact.emailHref}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${site.locale}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Writes it where RFC 9116 (section 3) says that people look. */
export async function writeSecurityText(folder: string): Promise<void> {
  await mkdir(join(folder, '.well-known'), { recursive: true });
  await writeFile(join(folder, '.well-known', 'security.txt'), securityText(new Date()));
}
