import 'server-only';
import type { Graph, Thing } from 'schema-dts';
import { readCatalogue } from '@/lib/catalogue/build/readCatalogue';
import { graphOf } from '@/lib/seo/structuredData/graph';
import { priceRange } from '@/lib/seo/structuredData/price';
import { studio, website } from '@/lib/seo/structuredData/studio';

/** The structured data of a page: the site, the studio in short, and what the page adds to them (product 13.1). */
export async function pageGraph(...nodes: readonly Thing[]): Promise<Graph> {
  return graphOf(website(), studio(priceRange(await readCatalogue())), ...nodes);
}
