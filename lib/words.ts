/** The words of the interface in the language that the studio chose: one of those in the folder of this name. */
export * from '@/lib/content/language';
