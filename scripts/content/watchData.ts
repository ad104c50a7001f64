import { watchFile } from 'node:fs';
import { checkCatalogueFile } from '@/lib/catalogue/readCatalogue';
import { dataWarnings } from '@/lib/catalogue/warnings';
import { dataFile, publicFolder } from '@/lib/studio/folders';
import { report } from './report';

/** Checks the data file now and whenever it changes, and prints the lines that a build would. */
export async function watchData(path = dataFile, folder = publicFolder): Promise<void> {
  const check = async () => {
    const { services, errors } = await checkCatalogueFile(path, folder);
    const { issues, warnings } = report(services ? dataWarnings(services) : errors, 'build');
    for (const line of [...issues, ...warnings]) console.warn(line);
  };
  // By its state, since many editors save a file by putting another one in its place.
  watchFile(path, { interval: 500 }, () => void check());
  await check();
}
