/** The language of the site: `en` or `de`. Its words, and what another language takes: lib/words. */
export * from '@/lib/words/en';
