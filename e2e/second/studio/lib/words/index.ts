/** The words of the site, in the language of this build: German. */
export * from '@/lib/words/de';
