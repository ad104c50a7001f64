import { figure, kilobytes } from '../figures';
import type { Captioned } from '../report';
import type { HomePaints } from './home';

/** What a build with a catalogue of some size came to; sizes in bytes. */
export interface Built extends HomePaints {
  readonly services: number;
  readonly seconds: number;
  readonly files: number;
  readonly bytes: number;
  readonly homeRaw: number;
  readonly homeGzip: number;
}

/** What one more service costs, seen from the smallest catalogue; empty for that one itself. */
function perService(
  built: Built,
  first: Built,
  value: (built: Built) => number,
  decimals: number,
): string {
  const more = built.services - first.services;
  return more > 0 ? figure((value(built) - value(first)) / more, decimals) : '';
}

/** How the cost grows with the catalogue: a row for each size, with what each further service adds. */
export function growthTable(all: readonly Built[]): Captioned {
  const [first] = all;
  const head = [
    'services',
    'build s',
    'ms each',
    'files',
    'output MB',
    'kB each',
    'Home kB',
    'bytes each',
    'Home gzip kB',
    'bytes each',
    'Home LCP ms',
    'without scripts',
    'ratio',
  ];
  const rows = all.map((built) => {
    const each = (value: (built: Built) => number, decimals = 0) =>
      first ? perService(built, first, value, decimals) : '';
    return [
      String(built.services),
      figure(built.seconds, 1),
      each(({ seconds }) => seconds * 1000),
      String(built.files),
      figure(built.bytes / 1e6, 1),
      each(({ bytes }) => bytes / 1000, 1),
      kilobytes(built.homeRaw),
      each(({ homeRaw }) => homeRaw),
      kilobytes(built.homeGzip),
      each(({ homeGzip }) => homeGzip),
      figure(built.homeLcp),
      figure(built.strippedLcp),
      figure(built.homeLcp / built.strippedLcp, 2),
    ];
  });
  return { caption: 'Cost as the catalogue grows', table: [head, ...rows] };
}
