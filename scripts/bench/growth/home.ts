import type { Browser } from '@playwright/test';
import { measurePaints } from '../measure/paints';
import { serveSite } from '../sites/serve';
import { writeStrippedCopy } from '../sites/strippedCopy';
import { median } from '../statistics';

/** When Home shows its largest picture or text on a slow wire and processor, in milliseconds, with and without scripts. */
export interface HomePaints {
  readonly homeLcp: number;
  readonly strippedLcp: number;
}

const rounds = 5;

/** Opens Home of a built site and of the same site without scripts, in turns, and gives the medians. */
export async function paintsOfHome(
  browser: Browser,
  out: string,
  stripped: string,
): Promise<HomePaints> {
  writeStrippedCopy(out, stripped);
  const sites = { homeLcp: await serveSite(out), strippedLcp: await serveSite(stripped) };
  const seen: Record<keyof HomePaints, number[]> = { homeLcp: [], strippedLcp: [] };
  try {
    // The first answers are packed while the browser waits; they count for nothing.
    for (const site of Object.values(sites)) await (await fetch(site.address)).arrayBuffer();
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['homeLcp', 'strippedLcp'] as const) {
        const figures = await measurePaints(browser, sites[name], '/');
        seen[name].push(figures['seen.lcp'] ?? Number.NaN);
      }
    }
  } finally {
    for (const site of Object.values(sites)) await site.close();
  }
  return { homeLcp: median(seen.homeLcp), strippedLcp: median(seen.strippedLcp) };
}
