import { name } from '@/lib/content/studio';

/** A page's name with the brand behind it. */
export function fullTitle(title: string): string {
  return `${title} | ${name}`;
}
