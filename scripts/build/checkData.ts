import { openCatalogueFile } from '@/lib/catalogue/checkFile';
import type { Service } from '@/lib/catalogue/service';
import { Stop } from '../console/stop';

/**
 * Checks `public/data.json` before anything is built from it.
 * @throws Stop with one sentence for every error in the file
 */
export async function checkData(): Promise<readonly Service[]> {
  const { services, errors } = await openCatalogueFile();
  if (services) return services;
  throw new Stop(`${errors.join('\n')}\n\nNothing was built.`);
}
