import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@/lib/pages';
import { CliError } from '../tools/console';
import { filesBelow } from './outFolder';

/** The pages of the export that link to a path or to something below it. */
async function pagesThatLinkTo(folder: string, path: string): Promise<readonly string[]> {
  const pages = (await filesBelow(folder)).filter((file) => file.endsWith('.html'));
  const found = pages.map(async (page) => {
    const html = await readFile(join(folder, page), 'utf8');
    const ends = html.split(`href="${path}`).slice(1);
    return ends.some((end) => /^["/?#]/.test(end)) ? page : [];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Takes the pages that are off out of the export: the page, its payload, what lies below it, and its files.
 * @throws CliError when a page still links there
 */
export async function leaveOut(
  folder: string,
  pages: readonly Pick<Page, 'path' | 'files'>[],
): Promise<void> {
  for (const { path, files = [] } of pages)
    for (const name of [path, `${path}.html`, `${path}.txt`, ...files])
      await rm(join(folder, name), { recursive: true, force: true });
  for (const { path } of pages) {
    const [page, ...others] = await pagesThatLinkTo(folder, path);
    if (page)
      throw new CliError(
        `out/${page}${others.length > 0 ? ` and other pages (${others.length}) link` : ' links'} to ${path}, which lib/content/pages.ts leaves out: change the link, or leave the page in.`,
      );
  }
}
