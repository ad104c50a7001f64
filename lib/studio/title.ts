import { name } from '@/lib/content/studio';

/** A page's name with the brand behind it. */
export const fullTitle = (title: string): string => `${title} | ${name}`;
