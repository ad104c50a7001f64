import { coaches as entries } from '@/lib/content/coaches';
import * as studio from '@/lib/content/studio';
import type { Coach as CoachEntry } from '@/lib/schemas';

type Named = Pick<CoachEntry, 'givenName' | 'familyName'>;

/** The whole name of a coach. */
const fullName = ({ givenName, familyName }: Named) =>
  [givenName, familyName].filter(Boolean).join(' ');

/** Whether a session names this coach: by the given name or the whole one. */
export const isCalled = (coach: Named, name: string) =>
  name === coach.givenName || name === fullName(coach);

/** A name in letters, digits and hyphens, for addresses: `mara-ellison`. Empty when it has no Latin letter. */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A coach with what follows from the entry and from the studio. The place is 1 for the head coach. */
function withFacts<Entry extends CoachEntry>(entry: Entry, place: number) {
  const { email } = entry;
  const name = fullName(entry);
  const slug = slugOf(name) || `coach-${place}`;
  return {
    ...entry,
    name,
    /** The name in addresses. */
    slug,
    organisation: studio.name,
    email: email ? { text: email, href: `mailto:${email}` } : undefined,
  };
}

/** A coach, with what follows from the entry and from the studio. */
export type Coach = ReturnType<typeof withFacts<CoachEntry>>;

const [head, ...team] = entries;

/** The head coach, whose CV About shows. */
export const coach = withFacts(head, 1);

/** The other coaches, in the order of the list. */
export const otherCoaches: readonly Coach[] = team.map((entry, index) =>
  withFacts(entry, index + 2),
);

/** All coaches of the studio. */
export const coaches: readonly Coach[] = [coach, ...otherCoaches];
