import type { PicturePair } from '@/lib/pictures/variants';
import { type Coach, coach as head, coaches } from './coaches';

/** A picture with its variants. */
export interface CoachPicture extends PicturePair {
  readonly alt: string;
}

/** What the page of a service shows of a coach. */
export interface CoachCard extends Pick<
  Coach,
  'givenName' | 'familyName' | 'slug' | 'name' | 'role'
> {
  readonly href: string;
  readonly text: string | undefined;
  /** The pictures are missing on the 404 page, which isn't built for a service. */
  readonly portrait?: CoachPicture | undefined;
  readonly object?: CoachPicture | undefined;
}

function toCard({ givenName, familyName, slug, name, role, line }: Coach): CoachCard {
  const place =
    slug === head.slug
      ? { href: '/about', text: head.cv.principles[0]?.text }
      : { href: `/about#${slug}`, text: line };
  return { givenName, familyName, slug, name, role, ...place };
}

/** All coaches, without pictures. */
export const coachCards = coaches.map(toCard);
