import 'server-only';
import type { Coach } from '@/lib/studio/coaches';
import { readVersions } from './readPicture';
import type { PictureVersions } from './variants';

/** A picture of a coach with its variants. */
export interface CoachPicture extends PictureVersions {
  readonly alt: string;
}

/** Returns the portrait of a coach, or undefined if it isn't in `public/images`. */
export async function readPortrait({ portrait }: Coach): Promise<CoachPicture | undefined> {
  const versions = await readVersions(portrait);
  return versions && { ...versions, alt: portrait.alt };
}
