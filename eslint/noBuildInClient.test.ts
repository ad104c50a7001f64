/** @jest-environment node */
import { RuleTester } from 'eslint';
import nextTypescript from 'eslint-config-next/typescript';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { noBuildInClient } from './noBuildInClient.mjs';

// Nothing has to be there: the rule asks only where the code stands.
const filename = join(process.cwd(), 'components/services/Sample.tsx');
const parser = nextTypescript.find(({ languageOptions }) => languageOptions?.parser);

const island = (line: string) => ({ code: `'use client';\n${line}`, filename });
const refused = (line: string, way: string) => ({
  ...island(line),
  errors: [{ message: `This is for the build only, and no code for browsers: ${way}.` }],
});
const build = 'lib/pictures/build/readPicture';

/** A folder with a module that imports one of the build for its effects alone, as no file of the project does. */
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'no-build-'));
mkdirSync(join(folder, 'build'));
writeFileSync(join(folder, 'build', 'effect.ts'), 'export {};\n');
writeFileSync(join(folder, 'middle.ts'), "import './build/effect';\n");
afterAll(() => rmSync(folder, { recursive: true }));
const shown = (file: string) => relative(process.cwd(), join(folder, file));

new RuleTester({ languageOptions: parser?.languageOptions }).run(
  'no-build-in-client',
  noBuildInClient,
  {
    valid: [
      { code: `import { readPicture } from '@/${build}';`, filename },
      island(`import { useState } from 'react';`),
      island(`import { parseCatalogue } from '@/lib/catalogue/parse';`),
      island(`import type { Size } from '@/lib/pictures/build/inspectSource';`),
      // It imports a type of the build.
      island(`import { pictureSrcSet } from '@/lib/pictures/variants';`),
      island(`export const answer = 42;`),
    ],
    invalid: [
      refused(`import { readPicture } from '@/${build}';`, `${build}.ts`),
      refused(
        `import { readPictures } from './readPictures';`,
        `components/services/readPictures.ts > ${build}.ts`,
      ),
      refused(`void import('@/${build}');`, `${build}.ts`),
      refused(`export { readPicture } from '@/${build}';`, `${build}.ts`),
      refused(`export * from '@/${build}';`, `${build}.ts`),
      refused(`import '@/${build}';`, `${build}.ts`),
      {
        ...refused(`import './middle';`, `${shown('middle.ts')} > ${shown('build/effect.ts')}`),
        filename: join(folder, 'Sample.tsx'),
      },
    ],
  },
);
