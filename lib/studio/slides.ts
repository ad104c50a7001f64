import { home } from '@/lib/content/home';
import { pictures } from '@/lib/content/pictures';
import { coach } from './coaches';
import type { PictureName, Slide, StudioPicture } from '@/lib/schemas';

/** The headline of the slides in one piece, as people read it and tests look for it. */
export const slideHeadline = home.headline.flat().join(' ');

const { slides } = pictures;
// The check of the content asks for one.
const first = slides[0] as Slide;

/** The pictures beside the forms: slides again, which a visitor's browser may have already. */
export const formPictures = {
  login: slides.at(-1) ?? first,
  signUp: first,
  account: slides[1] ?? first,
} as const;

/** A picture of the studio by its name; undefined where there is none of that name. */
export function pictureNamed(name: PictureName): StudioPicture | undefined {
  const [, number] = /^slide (\d+)$/.exec(name) ?? [];
  if (number) return slides[Number(number) - 1];
  return name === 'coach'
    ? coach.picture
    : pictures[name as Exclude<typeof name, `slide ${number}`>];
}
