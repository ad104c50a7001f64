import type { Answer } from '@/lib/content/answers/answer';
import { authentication } from '@/lib/content/answers/authentication';
import { firebaseServices } from '@/lib/content/answers/firebaseServices';
import { identityProvider } from '@/lib/content/answers/identityProvider';

export const answers: readonly Answer[] = [authentication, identityProvider, firebaseServices];

const days = answers.flatMap(({ published, changed }) => [published, changed]).toSorted();

export const answersPublished = days[0]!;
export const answersChanged = days.at(-1)!;

export const blogs = {
  title: 'Blogs',
  headline: 'Signing in, explained: three questions about this site, answered in depth',
  description:
    'Three answers in depth: authentication and authorization, why this site signs people in with Firebase and its alternatives, and what else Firebase offers.',
  label: 'Behind the site',
  lead: 'A studio asks its members for trust, and so does a login form. Three questions we are asked about ours, answered without jargon and with this very site as the example.',
} as const;
