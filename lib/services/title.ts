import { name } from '@/lib/content/studio';
import type { Service } from './service';

/** Cuts a text to at most `longest` characters, at the end of a word where there is one, and marks the cut. */
export function shorten(text: string, longest: number): string {
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  const cut = characters.slice(0, longest - 1).join('');
  const whole = cut.replace(/\s+\S*$/u, '');
  return `${whole.length > longest / 2 ? whole : cut}…`;
}

/** A page's name with the brand behind it. */
export const fullTitle = (title: string): string => `${title} | ${name}`;

/** The title of a service's screen, short enough for a line of search results. */
export const serviceTitle = ({ name, price }: Pick<Service, 'name' | 'price'>) =>
  shorten(`${name}: ${price}`, 90);
