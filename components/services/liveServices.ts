import { contentHash } from '@/lib/catalogue/contentHash';
import { fetchData } from '@/lib/catalogue/fetchData';
import { reportError } from '@/lib/errors/reportError';
import { loadPart } from '@/lib/recovery/loadPart';
import { createSignal } from '@/lib/signal/signal';
import type { DrawList } from './liveList';

/** How the live list of services is drawn, once `/data.json` says something else than the build knew. */
export const liveServices = createSignal<DrawList | undefined>(undefined);

let asked = false;

/**
 * Sets `liveServices` when the content of `/data.json` differs from that with the contentHash `builtSum`. The file is
 * fetched once a document, for the first section that appears; after a failure the next appearance tries again. A
 * failure is one message on the console and nothing else, but for a lost script ({@link loadPart}).
 */
export async function refreshServices(builtSum: number): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const data: unknown = JSON.parse(await fetchData());
    if (contentHash(data) !== builtSum) {
      const { listDrawer } = await loadPart('services', () => import('./liveList'));
      liveServices.set(listDrawer(data));
    }
  } catch (error) {
    asked = false;
    reportError(
      `New services from /data.json cannot be shown: ${(error as Error).message}. Those of the last build stay.`,
      'warn',
    );
  }
}
