import { outDir } from '@/scripts/export/outFolder';
import { type ReadContent, readWhole, serveFiles } from '../fixtures/servers';
import { test as base } from '../fixtures/test';

/** The host of the built site. Tests change its responses. */
export interface Host {
  read: ReadContent;
}

/**
 * Tests of failures between a host and its visitors. They have their own server, because
 * Playwright's routes can't truncate a response and would disable the browser's cache.
 */
export const test = base.extend<{ host: Host }>({
  host: async ({}, use) => use({ read: readWhole }),
  baseURL: async ({ host }, use) => {
    const server = await serveFiles(outDir, (...request) => host.read(...request));
    await use(server.origin);
    await server.close();
  },
});

export { expect } from '../fixtures/test';
