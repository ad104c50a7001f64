import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@/lib/content/site';

const day = 24 * 60 * 60 * 1000;

/** Under a year, as RFC 9116 (2.5.5) recommends: an outdated contact is worse than none. */
const validDays = 180;

/** Whom to tell about a weakness of the site, in the form of RFC 9116. */
export function securityText(now: Date): string {
  const expires = new Date(now.getTime() + validDays * day);
  return [
    `Contact: ${site.contact.emailHref}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${site.locale}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Writes it where RFC 9116 (section 3) says that people look. */
export async function writeSecurityText(folder: string, now = new Date()): Promise<void> {
  await mkdir(join(folder, '.well-known'), { recursive: true });
  await writeFile(join(folder, '.well-known', 'security.txt'), securityText(now));
}
