import { openCatalogueFile } from '@/lib/catalogue/build/readCatalogue';
import type { Service } from '@/lib/catalogue/service';
import { CliError } from '../console/cliError';

/**
 * Checks `public/data.json` before anything is built from it.
 * @throws CliError with one message for every error in the file
 */
export async function checkData(): Promise<readonly Service[]> {
  const { services, errors } = await openCatalogueFile();
  if (services) return services;
  throw new CliError(`${errors.join('\n')}\n\nNothing was built.`);
}
