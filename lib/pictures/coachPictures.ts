import 'server-only';
import type { Coach } from '@/lib/studio/coaches';
import { readVersions } from './readPicture';
import type { PictureVersions } from './variants';

/** A picture of a coach with its variants. */
export interface CoachPicture extends PictureVersions {
  readonly alt: string;
}

async function read(picture: Coach['portrait' | 'object']): Promise<CoachPicture | undefined> {
  const versions = await readVersions(picture);
  return versions && { ...versions, alt: picture.alt };
}

/** Returns the pictures of a coach, or undefined for those that aren't in `public/images`. */
export async function readCoachPictures({ portrait, object }: Coach) {
  const [person, thing] = await Promise.all([read(portrait), read(object)]);
  return { portrait: person, object: thing };
}
