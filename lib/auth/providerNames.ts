import { authTexts } from '@/lib/content/words';
import { providers } from './providers';

/** The names of all providers for a sentence, as alternatives; empty where there are none. */
export const providerNames: string = authTexts.alternatives(providers.map(({ name }) => name));
