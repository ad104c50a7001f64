/** The words of the site, in the language of this build: a folder of `lib/content/words`. */
export * from '@/lib/content/words/de';
