import { join } from 'node:path';
import type { Issue } from '@/lib/services/build/issue';
import type { Page } from '@/lib/pages';
import { filesBelow } from '../export/outFolder';

const list = 'lib/content/pages.ts';

/** Pages that others link to in their own words: without them the site does not hang together. */
const needed = /^\/($|services$|login$|signup$|account($|\/)|404$)/;

/** The most characters of a description that search engines show. */
const longestDescription = 160;

/** The file of a page. The page for every unknown address has a name of its own in Next. */
const fileOf = (path: string) =>
  path === '/404' ? 'app/not-found.tsx' : `app${path === '/' ? '' : path}/page.tsx`;

/** The files of `app` that draw one page each, such as `app/about/page.tsx`, and the page of unknown addresses. */
export async function pageFiles(root: string): Promise<readonly string[]> {
  const files = await filesBelow(join(root, 'app'));
  const ofPages = files.filter((file) => /^((?!.*\[).*\bpage|not-found)\.tsx$/.test(file));
  return ofPages.map((file) => `app/${file}`).sort();
}

/** The files of `app` that draw pages which a list does not have. */
export function unlistedFiles(pages: readonly Page[], files: readonly string[]) {
  const listed = new Set(pages.flatMap(({ path, link = path }) => [fileOf(path), fileOf(link)]));
  return files.filter((file) => !listed.has(file));
}

/** What is wrong in one entry. */
function issuesOf(page: Page, written: ReadonlySet<string>): readonly Issue[] {
  const { path, link = path, label, description, in: places, isOff } = page;
  const entry = `page "${path}"`;
  const isLinked = places.some((place) => /^(bar|footer|smallPrint)$/.test(place));
  const missing = [...new Set([path, link].map(fileOf))].filter((file) => !written.has(file));
  const issues: Issue[] = missing.map((file) => ({
    ...{ file: list, entry, found: `no ${file}`, expected: 'a file for each page of the list' },
    fix: 'Add it, or take the entry out.',
  }));
  if (description.length > longestDescription) {
    const expected = `${longestDescription} at most, since search engines cut off the rest`;
    const found = `${description.length} characters`;
    issues.push({ file: list, entry, field: 'description', found, expected, stops: 'nothing' });
  }
  if (isLinked && !label) {
    const expected = 'the name in bar and footer';
    issues.push({ file: list, entry, field: 'label', found: 'nothing', expected });
  }
  if (isOff && needed.test(path)) {
    const [expected, fix] = ['a page that no other needs', 'Take it out again.'];
    issues.push({ file: list, entry, field: 'isOff', found: 'true', expected, fix });
  }
  return issues;
}

/**
 * Where the list of pages and the folder `app` differ: a page that is not in the list, an entry without its page, an entry
 * that stands twice, one that needs a label, and one that cannot be off; besides, long descriptions.
 * @param files the files of `app` that draw one page each, such as `app/about/page.tsx`
 */
export function pageIssues(pages: readonly Page[], files: readonly string[]): readonly Issue[] {
  const written = new Set(files);
  const paths = pages.flatMap(({ path, link = path }) => (link === path ? path : [path, link]));
  const doubled = paths.filter((path, index) => paths.indexOf(path) !== index);
  return [
    ...unlistedFiles(pages, files).map((file) => ({
      ...{ file, found: 'no entry for this page', expected: `one in ${list}` },
      fix: 'Add it there.',
    })),
    ...doubled.map((path) => ({
      file: list,
      found: `"${path}" twice`,
      expected: 'each page once',
    })),
    ...pages.flatMap((page) => issuesOf(page, written)),
  ];
}
