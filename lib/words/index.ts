/** The words of the site, in the language of this build: a folder beside this file. */
export * from './en';
