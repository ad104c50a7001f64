/** Where a browser keeps something. */
export type StoragePlace = 'local' | 'session' | 'database';

/**
 * Everything that the site keeps in a browser, by its name there; `*` stands for any text. The privacy notice says what each is
 * for (`storageTexts` in lib/content/law); e2e/pages/privacy.spec.ts compares the list with what the pages really use. There
 * are no cookies.
 */
export const storageKeys = [
  { id: 'session', place: 'local', key: 'firebase:authUser:*' },
  { id: 'kept', place: 'local', key: 'my-week:*' },
  { id: 'probe', place: 'local', key: 'storage-probe' },
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
