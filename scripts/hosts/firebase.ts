import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { readBuilt } from '../export/outFolder';
import { CliError } from '../tools/console';
import {
  forever,
  type Header,
  hostingConfig,
  type HostingConfig,
  noindexHeader,
  revalidate,
} from './hostingConfig';

interface HeaderRule {
  readonly source?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** A `hosting` section of firebase.json. */
export interface FirebaseHosting {
  readonly public: string;
  readonly site?: string;
  readonly target?: string;
  readonly cleanUrls?: boolean;
  readonly trailingSlash?: boolean;
  readonly ignore: readonly string[];
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly object[];
}

type HostingSection = Partial<FirebaseHosting>;

/** The owner's firebase.json, with one site or several. */
export interface FirebaseFile {
  readonly hosting?: HostingSection | readonly HostingSection[];
}

/**
 * The file for `firebase deploy --config`: the owner's firebase.json with the headers and redirects
 * of a build. Both files are in the same folder, because firebase-tools looks for `.firebaserc` and
 * the public folder next to the file it's given.
 */
export const firebaseBuildFile = 'firebase.build.json';

const keyed = ({ name, value }: Header) => ({ key: name, value });
const caching = (value: string) => ({ key: 'Cache-Control', value });

/**
 * Patterns that together match all paths. `**` alone doesn't match folders whose names start with a
 * dot.
 */
const everywhere = ['**', '/.well-known/**'];

function headerRules({ headers, immutable, noindex }: HostingConfig): HeaderRule[] {
  const defaults = [...headers.map(keyed), caching(revalidate)];
  return [
    ...everywhere.map((source) => ({ source, headers: defaults })),
    ...immutable.map((path) => ({ source: `${path}**`, headers: [caching(forever)] })),
    ...noindex.map((ending) => ({ source: `**/*${ending}`, headers: [keyed(noindexHeader)] })),
  ];
}

const isOurs = (hosting: HostingSection) =>
  normalize(hosting.public ?? '').replace(/[/\\]$/, '') === 'out';

/**
 * Merges our rules into a section. The owner's headers come last and the owner's redirects first,
 * so that they win: Firebase applies the last matching header rule and the first matching redirect.
 */
const mergeSection = (section: HostingSection, config: HostingConfig): HostingSection => ({
  // Pages are files such as `about.html`, so hosting needs these settings. `firebase init` doesn't
  // write them.
  cleanUrls: true,
  trailingSlash: false,
  ...section,
  ignore: [...(section.ignore ?? []), ...config.unpublished],
  headers: [...headerRules(config), ...(section.headers ?? [])],
  redirects: [
    ...(section.redirects ?? []),
    ...config.redirects.map(({ from: source, to: destination, status: type }) => {
      return { source, destination, type };
    }),
  ],
});

/**
 * Reads the owner's firebase.json and adds headers and redirects to the section that serves `out`.
 * @throws CliError if the file isn't valid JSON or doesn't have exactly one such section
 */
export async function firebaseFor(policy: string, folder = process.cwd()): Promise<FirebaseFile> {
  const text = await readFile(join(folder, 'firebase.json'), 'utf8').catch(() => '{}');
  let own: FirebaseFile;
  try {
    own = JSON.parse(text) as FirebaseFile;
  } catch (error) {
    throw new CliError(`Correct firebase.json: ${(error as Error).message}`);
  }
  const sections = [own.hosting ?? []].flat();
  if (sections.filter(isOurs).length !== 1)
    throw new CliError('Give firebase.json exactly one hosting section with "public": "out".');
  const config = hostingConfig(policy);
  const merged = sections.map((section) =>
    isOurs(section) ? mergeSection(section, config) : section,
  );
  return { ...own, hosting: merged.length === 1 ? merged[0]! : merged };
}

/** Reads the section that serves `out` from the file that the last build wrote. */
export async function readHosting(folder = process.cwd()): Promise<FirebaseHosting> {
  const { hosting = [] } = await readBuilt<FirebaseFile>(join(folder, firebaseBuildFile));
  return [hosting].flat().find(isOurs) as FirebaseHosting;
}
