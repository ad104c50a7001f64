import type { Service } from '@/lib/catalogue/service';
import type { PictureVariants } from '@/lib/pictures/variants';

/** A service for unit tests, with the fields that the test is about. */
export function makeService(id: string, parts: Partial<Service> = {}): Service {
  return {
    id,
    name: `Class ${id}`,
    price: '$29 per class',
    comment: `What class ${id} is about`,
    picture: `/images/${id}.jpg`,
    ...parts,
  };
}

/** A picture that the build has made sizes of. */
export const madePicture: PictureVariants = {
  name: 'service-spin',
  hash: 'abc',
  width: 1200,
  height: 900,
  widths: [300, 600, 1200],
};
