import { normalize } from 'node:path';
import { CliError } from '../console/console';
import type { Header, HostingConfig } from './hostingConfig';
import { forever, noindexHeader, revalidate } from './hostingConfig';

interface HeaderRule {
  readonly source?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** One `hosting` section of Firebase's configuration file; what is not named here is the owner's and stays. */
export interface FirebaseHosting {
  readonly public: string;
  readonly site?: string;
  readonly target?: string;
  readonly ignore: readonly string[];
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly object[];
}

/** The owner's own file: any product's sections, and one site or several. */
export interface FirebaseFile {
  readonly hosting?: Partial<FirebaseHosting> | readonly Partial<FirebaseHosting>[];
}

const keyed = ({ name, value }: Header) => ({ key: name, value });
const caching = (value: string) => ({ key: 'Cache-Control', value });

/** Two patterns, because `**` leaves out folders that begin with a dot. */
const everywhere = ['**', '/.well-known/**'];

function headerRules(config: HostingConfig): HeaderRule[] {
  const headers = [...config.headers.map(keyed), caching(revalidate)];
  return [
    ...everywhere.map((source) => ({ source, headers })),
    ...config.immutable.map((path) => ({ source: `${path}**`, headers: [caching(forever)] })),
    ...config.noindex.map((ending) => ({
      source: `**/*${ending}`,
      headers: [keyed(noindexHeader)],
    })),
  ];
}

const isOurs = (hosting: Partial<FirebaseHosting>) =>
  normalize(hosting.public ?? '').replace(/[/\\]$/, '') === 'out';

/** The sections of a file, in a list. */
function sections({ hosting = [] }: FirebaseFile): readonly Partial<FirebaseHosting>[] {
  return 'length' in hosting ? hosting : [hosting];
}

/**
 * Adds the config to the owner's file, in the section that serves `out`. The owner has the last word: of two rules
 * that set the same header Firebase takes the later one, of two redirects the earlier one.
 * @throws CliError when no section, or more than one, serves `out`
 */
export function mergeFirebase(own: FirebaseFile, config: HostingConfig): FirebaseFile {
  const all = sections(own);
  if (all.filter(isOurs).length !== 1)
    throw new CliError('firebase.json must have one hosting section with "public": "out".');
  const merged = all.map((section) =>
    isOurs(section)
      ? {
          // Pages are files such as `about.html`; a file that `firebase init` wrote does not say so.
          cleanUrls: true,
          trailingSlash: false,
          ...section,
          ignore: [...(section.ignore ?? []), ...config.unpublished],
          headers: [...headerRules(config), ...(section.headers ?? [])],
          redirects: [
            ...(section.redirects ?? []),
            ...config.redirects.map(({ from, to }) => ({
              source: from,
              destination: to,
              type: 301,
            })),
          ],
        }
      : section,
  );
  return { ...own, hosting: merged.length === 1 ? merged[0]! : merged };
}

/** The section of a merged file that serves `out`. */
export function siteOf(merged: FirebaseFile): FirebaseHosting {
  return sections(merged).find(isOurs) as FirebaseHosting;
}
