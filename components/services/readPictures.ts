import type { Service } from '@/lib/catalogue/service';
import { servicePictureTexts } from '@/lib/content/services';
import { readPicture } from '@/lib/pictures/readPicture';
import type { KnownPicture, KnownPictures } from './ServicePicture';

/** Reads what the build knows about the services' pictures; addresses that it does not know are left out. */
export async function readPictures(services: readonly Service[]): Promise<KnownPictures> {
  const addresses = [...new Set(services.map(({ picture }) => picture))];
  const entries = await Promise.all(
    addresses.map(async (address): Promise<[string, KnownPicture]> => {
      const source = await readPicture(address);
      const alt = servicePictureTexts[address];
      // Fields that are undefined are left out, because they would be written into the page's data.
      return [address, { ...(source && { source }), ...(alt && { alt }) }];
    }),
  );
  return Object.fromEntries(entries.filter(([, { source, alt }]) => source ?? alt));
}
