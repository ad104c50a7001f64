import type { CoachPicture } from '@/lib/pictures/variants';
import { type Coach, coach as head } from '@/lib/studio/coaches';

type Named = Pick<Coach, 'givenName' | 'familyName' | 'slug' | 'name' | 'role'>;

/** What the page of a service shows of a coach. */
export interface CoachCard extends Named {
  /** The place on About. */
  readonly href: string;
  readonly text: string | undefined;
  /** It's missing on the 404 page, which isn't built for a service. */
  readonly portrait?: CoachPicture | undefined;
}

/** Returns a coach's card without the portrait. */
export function coachCard(coach: Coach): CoachCard {
  const { givenName, familyName, slug, name, role, line } = coach;
  const about =
    slug === head.slug
      ? { href: '/about', text: head.cv.principles[0]?.text }
      : { href: `/about#${slug}`, text: line };
  return { givenName, familyName, slug, name, role, ...about };
}
