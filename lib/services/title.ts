import { name as studioName } from '@/lib/content/studio';
import type { Service } from './service';

/** Truncates text to `max` characters, at a word boundary if there is one, and adds an ellipsis. */
export function shorten(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max - 1).join('');
  const words = cut.replace(/\s+\S*$/u, '');
  return `${words.length > max / 2 ? words : cut}…`;
}

/** Returns a page title followed by the studio's name. */
export const fullTitle = (title: string) => `${title} | ${studioName}`;

/** Returns the title of a service's page, short enough for search results. */
export const serviceTitle = ({ name, price }: Pick<Service, 'name' | 'price'>) =>
  shorten(`${name}: ${price}`, 90);
