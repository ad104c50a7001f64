import { home } from '@/lib/content/home';
import { pictures } from '@/lib/content/pictures';
import type { PictureName, PictureEntry } from '@/lib/schemas';
import { coach } from './coaches';

export const slideHeadline = home.headline.flat().join(' ');

const { slides } = pictures;

/** Returns the picture of a preview by name. */
export function pictureNamed(name: PictureName): PictureEntry | undefined {
  const [, number] = /^slide (\d+)$/.exec(name) ?? [];
  if (number) return slides[Number(number) - 1];
  return name === 'coach'
    ? coach.cv.picture
    : pictures[name as Exclude<typeof name, `slide ${number}`>];
}
