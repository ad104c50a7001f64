import { authTexts } from '@/lib/content/auth';

/** The providers whose own window signs people in (product 7.2), in the order of their buttons; sdk/auth opens them. */
export const providers = [
  {
    id: 'google',
    /** Its name in sentences, and what the provider of identities calls it. */
    name: 'Google',
    providerId: 'google.com',
    label: authTexts.google,
    /** One path in a 24 x 24 box. */
    icon: 'M21.6 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.3zM12 22c2.7 0 5-.9 6.6-2.5L15.4 17a6 6 0 0 1-9-3.2H3.1v2.6A10 10 0 0 0 12 22zM6.4 13.8a6 6 0 0 1 0-3.8V7.4H3.1a10 10 0 0 0 0 9zM12 5.9c1.5 0 2.8.5 3.9 1.5l2.8-2.8A10 10 0 0 0 3.1 7.4L6.4 10A6 6 0 0 1 12 5.9z',
  },
] as const;

/** The name of one provider. */
export type ProviderId = (typeof providers)[number]['id'];
