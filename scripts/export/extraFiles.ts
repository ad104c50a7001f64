import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { site } from '@/lib/content/site';
import { filesBelow } from './out';

/** A second copy of the 404 page under an address of its own, which would answer with 200. */
const secondCopy = ['_not-found', '_not-found.html', '_not-found.txt'];

/** A second copy of a page's whole payload: the router of a static export fetches `page.txt`. */
const secondPayload = '__next._full.txt';

/** Removes what Next exports but nobody may, or would, ask for. */
export async function removeLeftovers(folder: string): Promise<void> {
  const files = await filesBelow(folder);
  for (const name of [...secondCopy, ...files.filter((file) => basename(file) === secondPayload)])
    await rm(join(folder, name), { recursive: true, force: true });
}

/** Under a year, as RFC 9116 (2.5.5) recommends: an outdated contact is worse than none. */
const validDays = 180;

/** Whom to tell about a weakness of the site, in the form of RFC 9116. */
export function securityText(now: Date): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000);
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
