import { outDir } from '@/scripts/export/outFolder';
import { type ReadContent, readWhole, serveFiles } from '../fixtures/servers';
import { test as base } from '../fixtures/test';

/** The host of the built site, whose answers a test changes. */
export interface Host {
  read: ReadContent;
}

/**
 * Tests of what goes wrong between a host and its visitors. They have a server of their own: a route of Playwright cannot cut an
 * answer, and it would switch the browser's cache off.
 */
export const test = base.extend<{ host: Host }>({
  host: async ({}, use) => use({ read: readWhole }),
  baseURL: async ({ host }, use) => {
    const server = await serveFiles(outDir, (...request) => host.read(...request));
    await use(server.address);
    await server.close();
  },
});

export { expect } from '../fixtures/test';
