import { authConfig } from '@/lib/auth/config';
import { type AllowedHost, allowedHosts } from '@/lib/csp';
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

/**
 * Returns the privacy notice's text for a host, if there is one. Texts are listed by host name, or
 * by the host's role in this build.
 */
function hostText({ source }: Pick<AllowedHost, 'source'>, reports: string | undefined) {
  const { host, origin } = new URL(source);
  if (host in hostWords) return hostWords[host];
  if (source === authConfig.emulator) return hostWords.emulator;
  if (host === authConfig.authDomain) return hostWords.project;
  return reports?.startsWith(origin) ? hostWords.reports : undefined;
}

/**
 * Returns the third-party hosts in this build's policy with their texts, except those of pictures
 * ({@link pictureHosts}).
 * @throws Error if a host has no text
 */
export function contactedHosts() {
  const { emulator, authDomain } = authConfig;
  const reports = process.env.NEXT_PUBLIC_VITALS;
  const table = allowedHosts({ authEmulator: emulator, authDomain, reports });
  const others = table.filter(({ source }) => URL.canParse(source) && new URL(source).host);
  return [...new Map(others.map((line) => [line.source, line])).values()].map((line) => {
    const { host } = new URL(line.source);
    const text = hostText(line, reports);
    if (!text) throw new Error(`Add a text for ${host} to hostWords in lib/words/privacy.ts.`);
    return { host, ...text };
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
