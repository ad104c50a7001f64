import { home } from '@/lib/content/home';
import { pictures } from '@/lib/content/pictures';
import type { PictureName, Slide, StudioPicture } from '@/lib/schemas';
import { coach } from './coaches';

export const slideHeadline = home.headline.flat().join(' ');

const { slides } = pictures;
// The schema requires at least one slide.
const first = slides[0] as Slide;

/** The pictures beside the forms. They're slides, which the browser may already have cached. */
export const formPictures = {
  login: slides.at(-1) ?? first,
  signUp: first,
  account: slides[1] ?? first,
} as const;

/** Returns the picture of a preview by name. */
export function pictureNamed(name: PictureName): StudioPicture | undefined {
  const [, number] = /^slide (\d+)$/.exec(name) ?? [];
  if (number) return slides[Number(number) - 1];
  return name === 'coach'
    ? coach.picture
    : pictures[name as Exclude<typeof name, `slide ${number}`>];
}
