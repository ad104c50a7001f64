import { profile } from '@/lib/content/profile';
import * as studio from '@/lib/content/studio';
import { aboutTexts } from '@/lib/words';

/** The coach, with what follows from the CV and from the studio. */
export const coach = {
  ...profile,
  name: `${profile.givenName} ${profile.familyName}`,
  organisation: studio.name,
  phones: [{ label: aboutTexts.studio, text: studio.phone }, profile.mobile],
  email: { text: profile.email, href: `mailto:${profile.email}` },
} as const;
