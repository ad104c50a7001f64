import type { ServiceList } from './ServiceList';
import type { Service } from '@/lib/catalogue/service';
import { checksum } from '@/lib/catalogue/checksum';
import { fetchData } from '@/lib/catalogue/fetchData';

/** The live list of services and the part that draws it, which is loaded only for a list that the build did not know. */
export interface LiveServices {
  readonly services: readonly Service[];
  readonly List: typeof ServiceList;
}

let live: LiveServices | undefined;
/** The checksum of the live file, once it was fetched and was right. */
let liveSum: number | undefined;
let underWay = false;
const listeners = new Set<(services: LiveServices) => void>();

async function refresh(builtSum: number): Promise<void> {
  if (underWay || liveSum !== undefined) return;
  underWay = true;
  try {
    const text = await fetchData();
    const sum = checksum(text);
    if (sum !== builtSum) {
      const { List, readText } = await import('./liveList');
      live = { services: readText(text), List };
      for (const listener of listeners) listener(live);
    }
    liveSum = sum;
  } catch (error) {
    console.warn(
      `/data.json cannot be used: ${(error as Error).message}. The services of the last build stay.`,
    );
  }
  underWay = false;
}

/** The live list, when it is here and says something else than a page with this checksum. */
export function currentServices(builtSum: number): LiveServices | undefined {
  return liveSum === builtSum ? undefined : live;
}

/**
 * Tells the listener of the live services when they are not those that the page was built from. `/data.json` is fetched
 * once a document, for the first section that appears; after a failure the next appearance tries again. A failure is one
 * sentence on the console and nothing else. Returns the function that ends the listening.
 */
export function listenForServices(
  builtSum: number,
  listener: (services: LiveServices) => void,
): () => void {
  listeners.add(listener);
  void refresh(builtSum);
  return () => listeners.delete(listener);
}
