import { findNginx, hasExtras } from '@/scripts/tools/findBrowsers';
import { serveFiles } from '../fixtures/fileServer';
import { outDir } from '@/scripts/export/outFolder';
import { siteOrigin } from '../fixtures/addresses';
import { noGuard } from '../fixtures/guard';
import { serveNginx } from '../fixtures/nginx';
import { test as base } from '../fixtures/test';
import { serveCloudflare } from './cloudflare';

/**
 * The hosts that get the same requests: three that follow the rules of scripts/hosts, and one without rules. superstatic is
 * the server in Firebase's hosting emulator (scripts/serve).
 */
export const hosts = ['superstatic', 'nginx', 'Cloudflare Pages', 'a plain file server'] as const;

/** One of the hosts. */
export type HostName = (typeof hosts)[number];

/** The hosts that send headers and redirects. */
export const hostsWithRules = hosts.slice(0, 3);

/**
 * The hosts that a browser visits here. All other e2e tests visit nginx (fixtures/test), those of WebKit
 * superstatic. Cloudflare is not visited, because the requests show that it answers like the others.
 */
export const hostsInBrowser = ['superstatic', 'a plain file server'] as const;

const missing =
  'Skipped, because this machine lacks the server (`npm run browsers` installs nginx, `npm run extras` that of Cloudflare).';

/** The e2e tests of this folder: relative addresses belong to the `host`. */
export const test = base.extend<{
  host: HostName;
  /** The origin of a host, which is started at the first call; undefined if this machine has none. */
  originOf: (name: HostName) => Promise<string | undefined>;
}>({
  host: ['superstatic', { option: true }],
  originOf: async ({ addressOf }, use) => {
    const nginx = findNginx();
    await use(async (name) => {
      if (name === 'superstatic') return siteOrigin;
      if (name === 'Cloudflare Pages')
        return hasExtras() ? addressOf(name, () => serveCloudflare(outDir)) : undefined;
      if (name === 'a plain file server') return addressOf(name, () => serveFiles(outDir));
      return nginx && addressOf(name, () => serveNginx(nginx, outDir));
    });
  },
  baseURL: async ({ host, originOf }, use, testInfo) => {
    const origin = await originOf(host);
    testInfo.skip(origin === undefined, missing);
    await use(origin);
  },
});

/** The same by requests alone, for which no browser is started. */
export const requestTest = test.extend({ guard: async ({}, use) => use(noGuard) });

export { expect } from '@playwright/test';
