import type { Answer, BlogTexts } from '@/lib/schemas';
import { authentication } from './authentication';
import { firebaseServices } from './firebaseServices';
import { identityProvider } from './identityProvider';

/** In reading order. */
export const answers: readonly Answer[] = [authentication, identityProvider, firebaseServices];

/** The texts above and below the answers. The page's title is in pages.ts. */
export const blogs: BlogTexts = {
  lead: 'A studio asks its members for trust, and so does a login form. Three questions about ours, answered without jargon, with this site as the example.',
  closing: 'An account takes a minute. Booking works without one, too.',
};
