import { dirname, join, resolve } from 'node:path';

/* The fixture studio's TypeScript configuration (e2e/studio) replaces the owner's modules in tsx, Next, Jest and Playwright. */
const fixture = process.env.TSX_TSCONFIG_PATH;

/** The folder with data.json, the source pictures and the files generated from them. */
export const publicFolder = fixture ? resolve(dirname(fixture), 'public') : resolve('public');

export const dataFile = join(publicFolder, 'data.json');
