import { emailHref, phoneHref } from '@/lib/studio/contactLinks';
import { siteUrl } from '@/lib/siteUrl';
import * as studio from '@/lib/content/studio';
import { language } from '@/lib/content/words';

/** What every page knows about the studio. */
export const site = {
  name: studio.name,
  tagline: studio.tagline,
  description: studio.description,
  locale: language,
  url: siteUrl,
  contact: { phone: studio.phone, phoneHref, email: studio.email, emailHref },
  address: { ...studio.address, country: studio.country },
} as const;
