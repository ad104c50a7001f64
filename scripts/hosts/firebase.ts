import { normalize } from 'node:path';
import { CliError } from '../tools/console';
import {
  forever,
  type Header,
  type HostingConfig,
  noindexHeader,
  revalidate,
} from './hostingConfig';

interface HeaderRule {
  readonly source?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** One `hosting` section of firebase.json. Other settings of the owner are kept. */
export interface FirebaseHosting {
  readonly public: string;
  readonly site?: string;
  readonly target?: string;
  readonly ignore: readonly string[];
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly object[];
}

type HostingSection = Partial<FirebaseHosting>;

/** The owner's firebase.json. It may have sections of other products, and one site or several. */
export interface FirebaseFile {
  readonly hosting?: HostingSection | readonly HostingSection[];
}

const keyed = ({ name, value }: Header) => ({ key: name, value });
const caching = (value: string) => ({ key: 'Cache-Control', value });

/** Two patterns, because `**` does not match folders that begin with a dot. */
const everywhere = ['**', '/.well-known/**'];

function headerRules({ headers, immutable, noindex }: HostingConfig): HeaderRule[] {
  const all = [...headers.map(keyed), caching(revalidate)];
  return [
    ...everywhere.map((source) => ({ source, headers: all })),
    ...immutable.map((path) => ({ source: `${path}**`, headers: [caching(forever)] })),
    ...noindex.map((ending) => ({ source: `**/*${ending}`, headers: [keyed(noindexHeader)] })),
  ];
}

const isOurs = (hosting: HostingSection) =>
  normalize(hosting.public ?? '').replace(/[/\\]$/, '') === 'out';

const sections = ({ hosting = [] }: FirebaseFile): readonly HostingSection[] => [hosting].flat();

/**
 * The owner's settings win. Firebase uses the last matching header rule and the first matching redirect, so ours come first
 * and last.
 */
const mergeSection = (section: HostingSection, config: HostingConfig): HostingSection => ({
  // Pages are files such as `about.html`. A firebase.json of `firebase init` lacks these settings.
  ...{ cleanUrls: true, trailingSlash: false },
  ...section,
  ignore: [...(section.ignore ?? []), ...config.unpublished],
  headers: [...headerRules(config), ...(section.headers ?? [])],
  redirects: [
    ...(section.redirects ?? []),
    ...config.redirects.map(({ from, to, status }) => ({
      source: from,
      destination: to,
      type: status,
    })),
  ],
});

/** Adds the config to the section of the owner's file that serves `out`; throws a CliError unless there is exactly one. */
export function mergeFirebase(own: FirebaseFile, config: HostingConfig): FirebaseFile {
  const all = sections(own);
  if (all.filter(isOurs).length !== 1)
    throw new CliError('firebase.json must have one hosting section with "public": "out".');
  const merged = all.map((section) => (isOurs(section) ? mergeSection(section, config) : section));
  return { ...own, hosting: merged.length === 1 ? merged[0]! : merged };
}

/** The section of a merged file that serves `out`. */
export function siteOf(merged: FirebaseFile): FirebaseHosting {
  return sections(merged).find(isOurs) as FirebaseHosting;
}
