import { profile } from '@/lib/content/profile';

/** Where the contact card is served: the route handler in app/about/coach.vcf. */
export const contactCardPath = '/about/coach.vcf';

/** The name under which browsers save it. */
export const contactCardFile = `${profile.givenName}-${profile.familyName}.vcf`.toLowerCase();
