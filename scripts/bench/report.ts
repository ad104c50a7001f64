import { fileKinds } from './fileKinds';
import { figure, kilobytes, times } from './figures';
import type { MedianOf } from './medians';
import type { Variant } from './measure/figure';
import { ratio } from './statistics';
import type { Table } from './table';

/** The one page of the bare export: it stands beside every page of the site. */
export const barePage = '/';

/** A table with its caption. */
export interface Captioned {
  readonly caption: string;
  readonly table: Table;
}

/** Scores and times of Lighthouse, mobile, simulated throttling. */
function lighthouse(pages: readonly string[], of: MedianOf): Captioned {
  const head = [
    'page',
    'perf',
    'no scripts',
    'bare',
    'a11y',
    'best',
    'SEO',
    'FCP ms',
    '/ no scripts',
    'LCP ms',
    '/ no scripts',
    'TBT ms',
    'bare TBT',
    'CLS',
    'CLS no scripts',
  ];
  const rows = pages.map((page) => {
    const [site, stripped, bare] = [
      (name: string) => of('site', page, `lighthouse.${name}`),
      (name: string) => of('stripped', page, `lighthouse.${name}`),
      (name: string) => of('bare', barePage, `lighthouse.${name}`),
    ];
    return [
      page,
      ...[site, stripped, bare].map((variant) => figure(variant('performance'))),
      ...['accessibility', 'best-practices', 'seo'].map((name) => figure(site(name))),
      ...['fcp', 'lcp'].flatMap((name) => [
        figure(site(name)),
        times(ratio(site(name), stripped(name))),
      ]),
      figure(site('tbt')),
      figure(bare('tbt')),
      figure(site('cls'), 3),
      figure(stripped('cls'), 3),
    ];
  });
  return { caption: 'Lighthouse mobile', table: [head, ...rows] };
}

/** Times as the browser observed them. */
function observed(pages: readonly string[], of: MedianOf): Captioned {
  const compared = ['seen.fcp', 'seen.lcp', 'menu.tap', 'press.inp', 'soft.navigation'];
  const head = [
    'page',
    'FCP ms',
    'no scripts',
    'ratio',
    'LCP ms',
    'no scripts',
    'ratio',
    'menu ms',
    'no scripts',
    'ratio',
    'first press INP ms',
    'no scripts',
    'ratio',
    'navigation ms',
    'no scripts',
    'ratio',
    'TBT ms',
    'bare TBT',
    'CLS',
    'heap MB',
    'bare heap',
  ];
  const rows = pages.map((page) => {
    const site = (name: string) => of('site', page, name);
    const bare = (name: string) => of('bare', barePage, name);
    return [
      page,
      ...compared.flatMap((name) => {
        const stripped = of('stripped', page, name);
        return [figure(site(name)), figure(stripped), times(ratio(site(name), stripped))];
      }),
      figure(site('seen.tbt')),
      figure(bare('seen.tbt')),
      figure(site('seen.cls'), 3),
      ...[site, bare].map((variant) => figure((variant('heap.used') ?? 0) / 1e6, 1)),
    ];
  });
  return {
    caption: 'Observed: slow 4G (1.6 Mbit/s, 150 ms) and a processor slowed 4 times',
    table: [head, ...rows],
  };
}

/** Bytes and requests by type; `all` is after the scroll to the end. */
function bytes(when: 'cold' | 'all', pages: readonly string[], of: MedianOf): Captioned {
  const head = [
    'page',
    ...fileKinds.map((kind) => `${kind} gz/br (n)`),
    'JS over bare gz',
    'asked twice',
  ];
  const row = (label: string, variant: Variant, page: string): string[] => {
    const get = (name: string) => of(variant, page, `${when}.${name}`);
    const bareScripts = of('bare', barePage, `${when}.js.gzip`);
    const scripts = get('js.gzip');
    return [
      label,
      ...fileKinds.map((kind) => {
        const sizes = [get(`${kind}.gzip`) ?? 0, get(`${kind}.brotli`) ?? 0].map(kilobytes);
        return `${sizes.join('/')} (${figure(get(`${kind}.requests`))})`;
      }),
      kilobytes(
        scripts === undefined || bareScripts === undefined ? undefined : scripts - bareScripts,
      ),
      figure(get('repeated')),
    ];
  };
  return {
    caption:
      when === 'cold'
        ? 'kB and requests until the page is quiet by itself'
        : 'kB and requests after a scroll to the end',
    table: [
      head,
      ...pages.map((page) => row(page, 'site', page)),
      ...pages.slice(0, 1).map((page) => row(`${page} without scripts`, 'stripped', page)),
      row('bare export', 'bare', barePage),
    ],
  };
}

/** The tables of a comparison, medians of all rounds. */
export function comparisonTables(pages: readonly string[], of: MedianOf): readonly Captioned[] {
  return [
    lighthouse(pages, of),
    observed(pages, of),
    bytes('cold', pages, of),
    bytes('all', pages, of),
  ];
}
