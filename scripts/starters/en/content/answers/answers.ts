import type { Answer } from '@/lib/studio/types';
import { authentication } from './authentication';
import { firebaseServices } from './firebaseServices';
import { identityProvider } from './identityProvider';

/** The answers of /blogs in reading order (product 2.11). */
export const answers: readonly Answer[] = [authentication, identityProvider, firebaseServices];

const days = answers.flatMap(({ published, changed }) => [published, changed]).toSorted();

/** The day of the first publication of any answer: ISO 8601. */
export const answersPublished = days[0]!;
/** The day of the last change of any answer. */
export const answersChanged = days.at(-1)!;

/** What /blogs says of itself, above its answers and in its head. */
export const blogs = {
  title: 'Blogs',
  headline: 'Signing in, explained: three questions about this site, answered in depth',
  description:
    'Three answers in depth: authentication and authorization, why this site signs people in with Firebase and its alternatives, and what else Firebase offers.',
  label: 'Behind the site',
  lead: 'A studio asks its members for trust, and so does a login form. Three questions we are asked about ours, answered without jargon and with this very site as the example.',
} as const;
