import type { Service } from '@/lib/catalogue/service';
import { servicePictureTexts } from '@/lib/content/services';
import { readPicture } from '@/lib/pictures/build/readPicture';
import type { KnownPicture, KnownPictures } from './ServicePicture';

/** Reads what the build knows of the services' pictures; addresses it knows nothing of are left out. */
export async function readPictures(services: readonly Service[]): Promise<KnownPictures> {
  const addresses = [...new Set(services.map(({ picture }) => picture))];
  const entries = await Promise.all(
    addresses.map(async (address): Promise<[string, KnownPicture]> => {
      const source = await readPicture(address);
      const alt = servicePictureTexts[address];
      // Without fields that are undefined, which would be written into the data of the page.
      return [address, { ...(source && { source }), ...(alt && { alt }) }];
    }),
  );
  return Object.fromEntries(entries.filter(([, { source, alt }]) => source ?? alt));
}
