import { hashContent } from '@/lib/catalogue/contentHash';
import { fetchData } from '@/lib/catalogue/fetchData';
import { reportError } from '@/lib/browser/reportError';
import { loadPart } from '@/lib/browser/recovery';
import { createSignal } from '@/lib/browser/signal';
import type { LiveServices } from './drawLive';

/** The services of the live `/data.json`; undefined while they equal those of the build. */
export const liveServices = createSignal<LiveServices | undefined>(undefined);

let asked = false;

/**
 * Sets the live services when the content of `/data.json` has another hash than `builtHash`. The file is fetched once a
 * document; after a failure the next call tries again. A failure is one message on the console. After a lost script the
 * page is reloaded as well ({@link loadPart}).
 */
export async function refreshServices(builtHash: number): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const data: unknown = JSON.parse(await fetchData());
    if (hashContent(data) !== builtHash) {
      const { drawLive } = await loadPart('services', () => import('./drawLive'));
      liveServices.set(drawLive(data));
    }
  } catch (error) {
    asked = false;
    reportError(
      `/data.json cannot be shown: ${(error as Error).message}. The list of the build stays.`,
      'warn',
    );
  }
}
