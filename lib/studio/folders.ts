import { dirname, join, resolve } from 'node:path';

/*
 * Tests set this variable to the TypeScript configuration of the test studio (e2e/studio), which
 * replaces the owner's content modules.
 */
const fixture = process.env.TSX_TSCONFIG_PATH;

/** The folder with data.json, the source pictures and the files generated from them. */
export const publicFolder = fixture ? resolve(dirname(fixture), 'public') : resolve('public');

/** The folder with the content modules, most of which the test studio replaces. */
export const contentFolder = fixture
  ? resolve(dirname(fixture), 'content')
  : resolve('lib/content');

export const dataFile = join(publicFolder, 'data.json');
