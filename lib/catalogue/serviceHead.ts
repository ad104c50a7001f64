import { serviceDescription } from '@/lib/content/services';
import { serviceTitle, shorten } from './sentence';
import type { Service } from './service';

/** The title and description of a service's screen, short enough for a line of search results. */
export function serviceHead(service: Service) {
  return {
    title: serviceTitle(service),
    description: shorten(serviceDescription(service), 160),
  };
}
