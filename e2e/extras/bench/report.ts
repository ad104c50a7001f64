import { cpus, loadavg } from 'node:os';
import manifest from '@/package.json';
import type { Figures } from './measure';

export interface Sample {
  /**
   * `site`, `stripped` (without scripts), `next` (with Next's own script loading), `earlier`
   * (another build) or `bare` (the bare export).
   */
  readonly variant: string;
  readonly page: string;
  readonly url: string;
  readonly figures: Figures;
}

function medianOf(figure: string, samples: readonly Sample[]): number | undefined {
  const values = samples.flatMap(({ figures }) => figures[figure] ?? []).sort((a, b) => a - b);
  const [lower, upper = lower] = values.slice((values.length - 1) / 2, values.length / 2 + 1);
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}

const columns =
  'performance accessibility best-practices seo FCP LCP TBT CLS blocked painted loaded heading script';

const legend = `The columns from performance to CLS are Lighthouse's for a phone. The others are measured on a CPU that is 4 times slower:
- blocked: total blocking time
- painted, loaded: INP of the first tap on a page that has just been painted, or that has loaded
- heading: time from a click on a link to the heading of its page (limit in docs/performance.md)
- script: gzipped bytes
Times are in ms. "next" is the page with Next's own script loading. In parentheses: for FCP and LCP, the ratio to the same
page without scripts; for script, the difference from the bare export; otherwise, the figure of the same page without scripts.`;

const text = (value: number) => (value > 0 && value < 1 ? value.toFixed(3) : value.toFixed(0));

/** Formats a page's figure and the figure to compare it with. */
function cell(figure: string, { page, url }: Sample, samples: readonly Sample[]): string {
  const isBase =
    figure === 'script'
      ? ({ variant }: Sample) => variant === 'bare'
      : (sample: Sample) => sample.variant === 'stripped' && sample.page === page;
  const own = medianOf(
    figure,
    samples.filter((sample) => sample.url === url),
  );
  const base = medianOf(figure, samples.filter(isBase));
  if (own === undefined) return '-';
  if (base === undefined) return text(own);
  if (figure === 'script') return `${own} (+${own - base})`;
  return `${text(own)} (${/^[FL]CP$/.test(figure) ? `${(own / base).toFixed(2)} x` : text(base)})`;
}

/** Formats the medians as a Markdown table. */
export function report(samples: readonly Sample[]): string {
  const figures = columns.split(' ');
  const pages = new Map(samples.map((sample) => [sample.url, sample]));
  const rows = [...pages.values()]
    .filter(({ variant }) => variant !== 'stripped')
    .map((sample) => {
      const isNamed = ['next', 'earlier'].includes(sample.variant);
      const name = isNamed ? `${sample.page}, ${sample.variant}` : sample.page;
      return [name, ...figures.map((figure) => cell(figure, sample, samples))];
    });
  const rule = Array<string>(figures.length + 1).fill('-'.repeat(14));
  const lines = [['page', ...figures], rule, ...rows].map(
    (row) => `| ${row.map((text) => text.padEnd(14)).join(' | ')} |`,
  );
  return `${legend}\n\n${lines.join('\n')}`;
}

/** Describes when, on which machine and with which versions the figures were measured. */
export function describeMachine(chromium: string): string {
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}`;
  const versions = `Node ${process.versions.node}, ${chromium}, next ${manifest.dependencies.next}`;
  return `${new Date().toUTCString()}, ${machine}, ${versions}`;
}
