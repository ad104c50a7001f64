/**
 * Internals of packages that the site relies on and whose change no other test would notice. The name of a test says which file
 * relies on it. docs/architecture.md, "Internals we rely on", names the tests of the others, and says what to do.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exportedName } from '@/lib/catalogue/prerender';
import { outFolder } from './built';

/** Pages as Next wrote them, before the steps of scripts/export. */
const rawFolder = join('.next', 'server', 'app');

test('Next: copies that are not needed are _not-found.html and the payload _full of each page: scripts/export/finishPages.ts', () => {
  expect(existsSync(join(rawFolder, '_not-found.html'))).toBe(true);
  expect(existsSync(join(rawFolder, 'about.segments', '_full.segment.rsc'))).toBe(true);
  const left = [outFolder, join(outFolder, 'about')].flatMap((folder) =>
    readdirSync(folder).filter((name) => /^_not-found|_full/.test(name)),
  );
  expect(left).toEqual([]);
});

test('Next: file names of pages escape / ? # \\ and what looks escaped, and end in .segments at most: lib/catalogue/prerender.ts', () => {
  const { default: escapeDelimiters } = jest.requireActual<{
    default: (segment: string, encoded: boolean) => string;
  }>('next/dist/shared/lib/router/utils/escape-path-delimiters');
  const odd = ['a/b', 'what?', 'c#', 'back\\slash', '50%25off', 'a%2Fb', '%3f%5c', 'Café $5'];
  expect(odd.map(exportedName)).toEqual(odd.map((one) => escapeDelimiters(one, true)));
  const endings = readdirSync(rawFolder).filter((name) => name.startsWith('about.'));
  expect(endings).toContain('about.segments');
  expect(endings.filter((name) => name.length > 'about.segments'.length)).toEqual([]);
});

test('Firebase: the SDK uses window.gapi when it is there, and loads it otherwise: lib/auth/googleLoader.ts', () => {
  const folder = join(outFolder, '_next', 'static', 'chunks');
  const chunks = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(chunks.join('')).toMatch(/\.gapi\?\.iframes\?\.Iframe\)[^]{1,60}\.gapi\?\.load\)/);
});
