import { authConfig } from '@/lib/auth/config';
import { allowedSources } from '@/lib/csp';
import type { Service } from '@/lib/services/service';
import { hostWords, type StoragePlace, type storageWords } from '@/lib/words';

/**
 * Everything that the site stores in a browser; `*` matches any text. e2e/pages/privacy.spec.ts
 * compares the list with what the pages actually store. There are no cookies.
 */
export const storageKeys = [
  { id: 'session', place: 'local', key: 'firebase:authUser:*' },
  { id: 'probe', place: 'local', key: '__sak' },
  { id: 'reloaded', place: 'session', key: 'reloaded:*' },
  // The Firebase SDK writes this key and the next one.
  { id: 'heartbeat', place: 'database', key: 'firebase-heartbeat-database' },
  {
    id: 'databaseProbe',
    place: 'database',
    key: 'validate-browser-context-for-indexeddb-analytics-module',
  },
] as const satisfies readonly { id: keyof typeof storageWords; place: StoragePlace; key: string }[];

/** Returns what the privacy notice says about a host, if it says anything. */
function wordsFor(origin: string, reports: string | undefined) {
  const { host } = new URL(origin);
  if (host in hostWords) return hostWords[host];
  if (origin === authConfig.emulator) return hostWords.emulator;
  if (host === authConfig.authDomain) return hostWords.project;
  return reports?.startsWith(origin) ? hostWords.reports : undefined;
}

/**
 * Returns the third-party hosts in this build's policy, and what the privacy notice says about
 * them. Hosts of pictures aren't in the policy ({@link pictureHosts}).
 * @throws Error if the notice says nothing about a host
 */
export function contactedHosts() {
  const { emulator, authDomain } = authConfig;
  const reports = process.env.NEXT_PUBLIC_VITALS;
  const allowed = allowedSources({ authEmulator: emulator, authDomain, reports });
  // `'self'` and `https:` name no host.
  const origins = allowed
    .map(({ source }) => source)
    .filter((source) => URL.canParse(source) && new URL(source).host);
  return [...new Set(origins)].map((origin) => {
    const { host } = new URL(origin);
    const words = wordsFor(origin, reports);
    if (!words) throw new Error(`Add a text for ${host} to hostWords in lib/words/privacy.ts.`);
    return { host, ...words };
  });
}

/** Returns whether web vitals and errors are reported to the site's own host. */
export function reportsToOwnHost(): boolean {
  return process.env.NEXT_PUBLIC_VITALS?.startsWith('/') ?? false;
}

/** Returns the third-party hosts of service pictures. */
export function pictureHosts(services: readonly Service[]): readonly string[] {
  const urls = services.map(({ picture }) => picture).filter((picture) => URL.canParse(picture));
  return [...new Set(urls.map((url) => new URL(url).host))];
}
