import type { Browser } from 'playwright';
import type { Figures, Sample, Variant } from './measure/figure';
import { variants } from './measure/figure';
import { measureFirstPress } from './measure/firstPress';
import { measureLighthouse } from './measure/lighthouse';
import { measureMenuTap } from './measure/menuTap';
import { measurePaints } from './measure/paints';
import { measureSoftNavigation } from './measure/softNavigation';
import { measureTraffic } from './measure/traffic';
import { barePage } from './report';
import type { ServedSite } from './sites/serve';
import { fileScale } from './weighFile';

/** What a comparison needs. */
export interface Comparison {
  readonly browser: Browser;
  readonly sites: Readonly<Record<Variant, ServedSite>>;
  readonly pages: readonly string[];
  readonly runs: number;
  /** The path of Lighthouse's program; undefined leaves it out. */
  readonly lighthouse?: string;
}

/** What a browser observes is measured in the first rounds only; Lighthouse and this site's soft navigation in all. */
const observedRounds = 3;

/** A page of the navigation bar other than the one it is left from. */
const targetFrom = (page: string): string => (page === '/about' ? '/blogs' : '/about');

/** A measurement that fails is told and left out: the rest of a long run still counts. */
async function orNothing(part: () => Promise<Figures>, what: string): Promise<Figures> {
  try {
    return await part();
  } catch (error) {
    console.warn(`${what}: ${String(error).split('\n', 1)[0]}`);
    return {};
  }
}

/**
 * Measures every page of every site in each round, the sites in turns, so that a busy moment of the machine strikes all
 * of them. The bare export has one page, measured once a round.
 */
export async function compare(comparison: Comparison): Promise<readonly Sample[]> {
  const { browser, sites, pages, runs } = comparison;
  const weighFile = fileScale();
  const samples: Sample[] = [];

  const measureOnce = async (variant: Variant, page: string, run: number): Promise<void> => {
    const site = sites[variant];
    const first = run === 1;
    const observed = run <= observedRounds;
    const parts: (() => Promise<Figures>)[] = [];
    // Bytes are the same in every round.
    if (first) parts.push(() => measureTraffic(browser, site, page, weighFile));
    if (observed) parts.push(() => measurePaints(browser, site, page));
    if (observed && variant !== 'bare') parts.push(() => measureMenuTap(browser, site, page));
    if (variant !== 'bare') parts.push(() => measureFirstPress(browser, site, page));
    // No figure of a single run varies more.
    if (variant === 'site' || (observed && variant === 'stripped'))
      parts.push(() => measureSoftNavigation(browser, site, page, targetFrom(page)));
    const { lighthouse } = comparison;
    if (lighthouse) parts.push(() => measureLighthouse(lighthouse, site.address + page, first));
    const figures: Record<string, number> = {};
    for (const part of parts) Object.assign(figures, await orNothing(part, `${variant} ${page}`));
    samples.push({ variant, page, figures });
  };

  for (let run = 1; run <= runs; run += 1) {
    for (const [index, page] of pages.entries()) {
      console.log(`round ${run} of ${runs}: ${page}`);
      for (const variant of variants) {
        if (variant !== 'bare') await measureOnce(variant, page, run);
        else if (index === 0) await measureOnce(variant, barePage, run);
      }
    }
  }
  return samples;
}
