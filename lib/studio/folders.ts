import { dirname, join, resolve } from 'node:path';

/* The fixture studio's TypeScript configuration (e2e/studio) replaces the owner's modules in tsx, Next, Jest and Playwright. */
const fixture = process.env.TSX_TSCONFIG_PATH;

/** The services, the source pictures, and the files that the build makes of them. */
export const publicFolder = fixture ? resolve(dirname(fixture), 'public') : resolve('public');

export const dataFile = join(publicFolder, 'data.json');
