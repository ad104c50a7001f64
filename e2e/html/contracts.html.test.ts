/*
 * Package internals that the site relies on and that no other test covers (docs/architecture.md,
 * "Internals we rely on").
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exportedName } from '@/lib/catalogue/prerender';
import { outDir } from '@/scripts/export/outFolder';

/** Pages as Next writes them, before scripts/export. */
const rawFolder = join('.next', 'server', 'app');

test('Next writes _not-found.html and _full payloads, which finishPages removes', () => {
  expect(existsSync(join(rawFolder, '_not-found.html'))).toBe(true);
  expect(existsSync(join(rawFolder, 'about.segments', '_full.segment.rsc'))).toBe(true);
  const remaining = [outDir, join(outDir, 'about')].flatMap((folder) =>
    readdirSync(folder).filter((name) => /^_not-found|_full/.test(name)),
  );
  expect(remaining).toEqual([]);
});

test('Next escapes file names as exportedName does, and adds at most .segments', () => {
  const { default: escapeDelimiters } = jest.requireActual<{
    default: (segment: string, encoded: boolean) => string;
  }>('next/dist/shared/lib/router/utils/escape-path-delimiters');
  const segments = ['a/b', 'what?', 'c#', 'back\\slash', '50%25off', 'a%2Fb', '%3f%5c', 'Café $5'];
  const escaped = segments.map((segment) => escapeDelimiters(segment, true));
  expect(segments.map(exportedName)).toEqual(escaped);
  const names = readdirSync(rawFolder).filter((name) => name.startsWith('about.'));
  expect(names).toContain('about.segments');
  expect(names.filter((name) => name.length > 'about.segments'.length)).toEqual([]);
});
