import 'server-only';
import { readPair } from '@/lib/pictures/readPicture';
import { type CoachCard, type CoachPicture, coachCards } from './coachCards';
import { type Coach, coaches } from './coaches';

async function readPicture(
  picture: Coach['portrait' | 'object'],
): Promise<CoachPicture | undefined> {
  const pair = await readPair(picture);
  return pair && { ...pair, alt: picture.alt };
}

/** Returns the pictures of a coach, or undefined for those that aren't in `public/images`. */
export async function readCoachPictures({ portrait, object }: Coach) {
  const [person, thing] = await Promise.all([readPicture(portrait), readPicture(object)]);
  return { portrait: person, object: thing };
}

/** Returns all coaches with their pictures. */
export const readCoachCards = (): Promise<readonly CoachCard[]> =>
  Promise.all(
    coachCards.map(async (card, index) => ({
      ...card,
      ...(await readCoachPictures(coaches[index]!)),
    })),
  );
