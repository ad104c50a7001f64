import { dirname, join, resolve } from 'node:path';

/*
 * Where the files of the studio stand: in lib/content and public. Tests have a studio of their own (e2e/studio). It is chosen by its
 * TypeScript configuration, whose paths lead to its modules; tsx, Next, jest and Playwright read it from this one variable.
 */
const configuration = process.env.TSX_TSCONFIG_PATH;

/** The services and the pictures (`images`), with what the build makes of them. */
export const publicFolder = configuration
  ? resolve(dirname(configuration), 'public')
  : resolve('public');

/** The services. */
export const dataFile = join(publicFolder, 'data.json');
