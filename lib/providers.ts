import { accounts } from '@/lib/content/studio';

/** The providers whose own window can sign people in (product 7.2); lib/auth opens it. */
const known = [
  {
    id: 'google',
    /** Its name in sentences, and what the provider of identities calls it. */
    name: 'Google',
    providerId: 'google.com',
    /** One path in a 24 x 24 box. */
    icon: 'M12 10.3h9.4c.1.6.2 1.2.2 1.9 0 3-1.1 5.6-3 7.3A10 10 0 1 1 18.7 4.6l-2.8 2.8A6 6 0 1 0 15.4 17a4.6 4.6 0 0 0 2-3H12z',
  },
] as const;

/** One provider. */
export type Provider = (typeof known)[number];

/** The id of a provider in this code, such as `google`. */
export type ProviderId = Provider['id'];

/** The providers of this studio, in the order of their buttons. */
export const providers: readonly Provider[] = accounts.providers.flatMap((id) =>
  known.filter((provider) => provider.id === id),
);
