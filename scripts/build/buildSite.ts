import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openCatalogueFile } from '@/lib/catalogue/build/readCatalogue';
import { CliError, step } from '../console/console';
import { studioFaults } from '../content/contentFaults';
import { authPort, type BuildStamp, buildTarget, nextEnvironment } from '../environment/target';
import { outDir } from '../export/out';
import { firebaseFor } from '../hosts/write';
import { buildPictures } from '../pictures/buildPictures';
import { runTool } from '../processes/run';
import { finishExport } from './finishExport';

/**
 * Builds the site into `out/`. What can be wrong is looked at first (a CliError says so); from then on an interrupted
 * build leaves an `out/` without its stamp, which no other command takes for a site.
 */
export async function buildSite(): Promise<BuildStamp> {
  console.log('Building Power Zone');
  const stamp = buildTarget(process.env, authPort());
  const { services, warnings = [], errors } = await openCatalogueFile();
  if (!services) throw new CliError(`${errors.join('\n')}\n\nNothing was built.`);
  const faults = studioFaults();
  if (faults.length > 0) throw new CliError(`${faults.join('\n')}\n\nNothing was built.`);
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  await firebaseFor('');
  await step('checks', () => {
    const emulator = stamp.authEmulator && `the auth emulator at ${stamp.authEmulator}`;
    return `${services.length} services; signing in with ${emulator ?? 'the Firebase project'}`;
  });
  await rm(join(outDir, 'build.json'), { force: true });
  await step('pictures', async () => {
    const { files, written } = await buildPictures();
    return `${files} files, ${written} of them new`;
  });
  await step('pages', async () => {
    const { code, output } = await runTool('next', ['build'], {
      environment: nextEnvironment(stamp),
    });
    if (code !== 0) throw new CliError(`next build failed:\n${output.trim()}`);
  });
  await finishExport(stamp, services);
  return stamp;
}
