import type { Service } from '@/lib/catalogue/service';
import { graphOf, type Graph } from './graph';
import { priceRange } from './price';
import { serviceList } from './service';
import { studio, website } from './studio';

/** What the front page says: the site, the studio with its prices, and its services. */
export function homeGraph(services: readonly Service[]): Graph {
  return graphOf(website(), studio(priceRange(services)), serviceList(services));
}
