import { outDir } from '@/scripts/export/outFolder';
import { serveFiles } from '../fixtures/servers';
import { siteOrigin } from '../fixtures/environment';
import { noGuard } from '../fixtures/guard';
import { test as base } from '../fixtures/test';

/** The server in Firebase's hosting emulator, by the rules of scripts/hosts, and a host without rules. */
export const hosts = ['superstatic', 'a plain file server'] as const;

type HostName = (typeof hosts)[number];

/** The e2e tests of this folder: relative addresses belong to the `host`. */
export const test = base.extend<{ host: HostName }>({
  host: ['superstatic', { option: true }],
  baseURL: async ({ host, addressOf }, use) =>
    use(host === 'superstatic' ? siteOrigin : await addressOf(host, () => serveFiles(outDir))),
});

/** The same by requests alone, for which no browser is started. */
export const requestTest = test.extend({ guard: async ({}, use) => use(noGuard) });

export { expect } from '@playwright/test';
