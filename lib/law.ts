import { authConfig } from '@/lib/auth/config';
import type { Service } from '@/lib/services/service';
import { hostTexts } from '@/lib/words';
import { type AllowedHost, allowedHosts } from '@/lib/csp';

/** What a host is for, and when it is contacted. */
export interface HostText {
  readonly purpose: string;
  readonly when: string;
}

/** Where a browser keeps something. */
export type StoragePlace = 'local' | 'session' | 'database';

/**
 * Everything that the site keeps in a browser, by its name there; `*` stands for any text. The privacy notice says what each is
 * for (`storageTexts` of the words); e2e/pages/privacy.spec.ts compares the list with what the pages really use. There
 * are no cookies.
 */
export const storageKeys = [
  { id: 'session', place: 'local', key: 'firebase:authUser:*' },
  { id: 'probe', place: 'local', key: '__sak' },
  { id: 'reloaded', place: 'session', key: 'reloaded:*' },
  // Firebase's own two, from the moment on when its library is loaded.
  { id: 'heartbeat', place: 'database', key: 'firebase-heartbeat-database' },
  {
    id: 'databaseProbe',
    place: 'database',
    key: 'validate-browser-context-for-indexeddb-analytics-module',
  },
] as const satisfies readonly { id: string; place: StoragePlace; key: string }[];

/** One of the things that the site keeps. */
export type StorageId = (typeof storageKeys)[number]['id'];

/**
 * The text for a host of the table: under its own name, or under what it is in this build; undefined where there is none.
 * @param reports where the build sends measurements and errors
 */
export function hostText(
  { source }: Pick<AllowedHost, 'source'>,
  reports: readonly (string | undefined)[],
) {
  const { host, origin } = new URL(source);
  if (host in hostTexts) return hostTexts[host];
  if (source === authConfig.emulator) return hostTexts.emulator;
  if (host === authConfig.authDomain) return hostTexts.project;
  return reports.some((address) => address?.startsWith(origin)) ? hostTexts.reports : undefined;
}

/**
 * The hosts of others that the pages of this build may contact, with the words of the privacy notice:
 * those of the Content Security Policy. Pictures, which it allows from everywhere, have {@link pictureHosts}.
 * @throws Error when the words have no text for one
 */
export function contactedHosts() {
  const { emulator, authDomain } = authConfig;
  const reports = [process.env.NEXT_PUBLIC_VITALS, process.env.NEXT_PUBLIC_ERRORS];
  const table = allowedHosts({
    authEmulator: emulator,
    authDomain,
    reports,
  });
  const others = table.filter(({ source }) => URL.canParse(source) && new URL(source).host);
  return [...new Map(others.map((line) => [line.source, line])).values()].map((line) => {
    const { host } = new URL(line.source);
    const text = hostText(line, reports);
    if (!text) throw new Error(`lib/words/pages.ts, hostTexts: found no text for ${host}.`);
    return { host, ...text };
  });
}

/** The hosts of others that show pictures of services, each once. */
export function pictureHosts(services: readonly Service[]): readonly string[] {
  const whole = services.map(({ picture }) => picture).filter((picture) => URL.canParse(picture));
  return [...new Set(whole.map((picture) => new URL(picture).host))];
}
