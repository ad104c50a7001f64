import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { step } from '../console/step';
import { buildTarget } from '../environment/target';
import type { BuildStamp } from '../export/buildStamp';
import { outDir } from '../export/outDir';
import { firebaseFor } from '../hosts/write';
import { buildPictures } from '../pictures';
import { authPort } from '../servers/site';
import { checkData } from './checkData';
import { finishExport } from './finishExport';
import { nextBuild } from './nextBuild';

/**
 * Builds the site into `out/`. What can be wrong is looked at first; from then on an interrupted build leaves an `out/`
 * without its stamp, which no other command takes for a site.
 * @throws CliError in messages, when the environment, the data or a page is wrong
 */
export async function buildSite(): Promise<BuildStamp> {
  console.log('Building Power Zone');
  const stamp = buildTarget(process.env, authPort());
  const services = await checkData();
  await firebaseFor('');
  await step('checks', () => {
    const place = stamp.authEmulator
      ? `the auth emulator at ${stamp.authEmulator}`
      : 'the Firebase project';
    return `${services.length} services; signing in with ${place}`;
  });
  await rm(join(outDir, 'build.json'), { force: true });
  await step('pictures', async () => {
    const { files, written } = await buildPictures();
    return `${files} files, ${written} of them new`;
  });
  await step('pages', () => nextBuild(stamp));
  await finishExport(stamp, services);
  return stamp;
}
