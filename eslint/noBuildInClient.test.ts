/** @jest-environment node */
import { RuleTester } from 'eslint';
import nextTypescript from 'eslint-config-next/typescript';
import { join } from 'node:path';
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

new RuleTester({ languageOptions: parser?.languageOptions }).run(
  'no-build-in-client',
  noBuildInClient,
  {
    valid: [
      { code: `import { readPicture } from '@/${build}';`, filename },
      island(`import { useState } from 'react';`),
      island(`import { parseCatalogue } from '@/lib/catalogue/parse';`),
      island(`import type { Placeholder } from '@/lib/pictures/build/inspectSource';`),
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
    ],
  },
);
