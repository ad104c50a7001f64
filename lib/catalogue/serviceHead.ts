import type { Service } from './service';
import { shorten } from './shorten';

/** The title and description of a service's screen, short enough for a line of search results. */
export function serviceHead({ name, price, comment }: Service) {
  return {
    title: shorten(`${name}: ${price}`, 90),
    description: shorten(`${name} at the studio, ${price}: ${comment}.`, 170),
  };
}
