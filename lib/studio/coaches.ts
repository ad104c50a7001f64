import { coaches as entries } from '@/lib/content/coaches';
import * as studio from '@/lib/content/studio';
import { aboutTexts } from '@/lib/words';
import type { Coach as CoachEntry } from './types';

type Named = Pick<CoachEntry, 'givenName' | 'familyName'>;

/** The whole name of a coach. */
export const fullName = ({ givenName, familyName }: Named) =>
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

/** A coach with what follows from the entry and from the studio. The place is 1 for the coach of About. */
function withFacts(entry: CoachEntry, place: number) {
  const { mobile, email } = entry;
  const name = fullName(entry);
  const slug = slugOf(name) || `coach-${place}`;
  const ownCard = mobile || email ? `${slug}.vcf` : undefined;
  return {
    ...entry,
    name,
    /** The name in addresses. */
    slug,
    organisation: studio.name,
    /** The studio's number, and the coach's own where there is one. */
    phones: [{ label: aboutTexts.studio, text: studio.phone }, ...(mobile ? [mobile] : [])],
    email: email ? { text: email, href: `mailto:${email}` } : undefined,
    /** The file of the contact card, below /about: the coach of About always has one, the others where they can be reached. */
    card: place === 1 ? 'coach.vcf' : ownCard,
  };
}

/** A coach, with what follows from the entry and from the studio. */
export type Coach = ReturnType<typeof withFacts>;

/** In the place of the coach of About while the list is empty: the check of the content then asks for one. */
const nobody: CoachEntry = { givenName: '', role: '', picture: { src: '', alt: '' } };

/** The coaches of a list: that of About, who is the first with a CV or the first of all, then the others in their order. */
export function coachesOf(list: readonly CoachEntry[]): readonly [Coach, ...Coach[]] {
  const first = list.find(({ cv }) => cv) ?? list[0] ?? nobody;
  const others = list.filter((entry) => entry !== first);
  return [withFacts(first, 1), ...others.map((entry, index) => withFacts(entry, index + 2))];
}

/** All coaches of the studio, that of About first. */
export const coaches = coachesOf(entries);

/** The coach of About, whose CV it shows where there is one, and the others. */
export const [coach, ...otherCoaches] = coaches;
