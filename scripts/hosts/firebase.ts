import type { Header, HostDescription } from './description';
import { forever, revalidate } from './description';

/** The `hosting` section of Firebase's configuration file. */
export interface FirebaseHosting {
  readonly public: string;
  readonly cleanUrls: boolean;
  readonly trailingSlash: boolean;
  readonly ignore: readonly string[];
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
  readonly redirects: readonly {
    readonly source: string;
    readonly destination: string;
    readonly type: 301;
  }[];
}

const keyed = ({ name, value }: Header) => ({ key: name, value });
const caching = (value: string) => ({ key: 'Cache-Control', value });

/** Two patterns, because `**` leaves out folders that begin with a dot. */
const everywhere = ['**', '/.well-known/**'];

/**
 * Writes the description for Firebase Hosting. Of two rules that set the same header the later one holds. `ignore` is
 * short on purpose: Firebase's usual list would leave out `.well-known/security.txt`.
 */
export function firebaseHosting(description: HostDescription, folder = 'out'): FirebaseHosting {
  return {
    public: folder,
    cleanUrls: true,
    trailingSlash: false,
    ignore: description.unpublished,
    headers: [
      ...everywhere.map((source) => ({
        source,
        headers: [...description.headers.map(keyed), caching(revalidate)],
      })),
      ...description.immutable.map((path) => ({
        source: `${path}**`,
        headers: [caching(forever)],
      })),
    ],
    redirects: description.redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      type: 301,
    })),
  };
}
