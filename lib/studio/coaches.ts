import { coaches as entries } from '@/lib/content/coaches';
import * as studio from '@/lib/content/studio';
import type { Coach as CoachEntry } from '@/lib/schemas';
import { fullName } from './coachNames';

function withFacts<Entry extends CoachEntry>(entry: Entry) {
  const { email } = entry;
  const name = fullName(entry);
  return {
    ...entry,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    organization: studio.name,
    email: email ? { text: email, href: `mailto:${email}` } : undefined,
  };
}

export type Coach = ReturnType<typeof withFacts<CoachEntry>>;

const [head, ...others] = entries;

/** The head coach, whose CV is on About. */
export const coach = withFacts(head);
export const otherCoaches: readonly Coach[] = others.map(withFacts);
export const coaches: readonly Coach[] = [coach, ...otherCoaches];
