import { dirname, join, resolve } from 'node:path';

/*
 * Where the files of the studio stand: those of the owner, or those of a starter (scripts/starters), which tests build. A
 * starter is named by its TypeScript configuration, whose paths put its modules in the place of `lib/content`; all tools take
 * it from this one variable. No other module names these folders, so that no test can read the owner's.
 */
const configuration = process.env.TSX_TSCONFIG_PATH;

/** Whether the studio is a starter. */
export const isStarter = Boolean(configuration);

const starter = resolve(dirname(configuration ?? ''));

/** The texts and facts of the studio. */
export const contentFolder = isStarter ? join(starter, 'content') : resolve('lib', 'content');

/** The services. */
export const dataFile = isStarter ? join(starter, 'data.json') : resolve('public', 'data.json');

/** The folder that Next copies into every export, whatever the studio. */
export const ownersPublicFolder = resolve('public');

/** The pictures (`images`), and what the build makes of them. All starters have the same. */
export const publicFolder = isStarter ? resolve(starter, '..', 'public') : ownersPublicFolder;
