import type { CoachPicture } from '@/lib/pictures/variants';
import { type Coach, coach as headCoach } from '@/lib/studio/coaches';

type CoachFacts = Pick<Coach, 'givenName' | 'familyName' | 'slug' | 'name' | 'role'>;

/** What the page of a service shows of a coach. */
export interface CoachCard extends CoachFacts {
  /** The URL of the coach's place on About. */
  readonly href: string;
  readonly text: string | undefined;
  /** It's missing on the 404 page, which isn't built for a service. */
  readonly portrait?: CoachPicture | undefined;
}

/** Returns a coach's card without the portrait. */
export function coachCard(coach: Coach): CoachCard {
  const { givenName, familyName, slug, name, role, line } = coach;
  const facts = { givenName, familyName, slug, name, role };
  return slug === headCoach.slug
    ? { ...facts, href: '/about', text: headCoach.cv.principles[0]?.text }
    : { ...facts, href: `/about#${slug}`, text: line };
}
