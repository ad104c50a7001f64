import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Where a file of the owner stands in a project: a studio of tests has its own in place of some, below the folder of its
 * TypeScript configuration (e2e/studio/tsconfig.json).
 * @param path such as `lib/content/home.ts`
 */
export function studioFile(root: string, path: string): string {
  const own = resolve(root, dirname(process.env.TSX_TSCONFIG_PATH ?? 'tsconfig.json'), path);
  return existsSync(own) ? own : join(root, path);
}
