import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extras, findNginx, hasExtras } from '@/scripts/tools/findBrowsers';
import { outDir } from '@/scripts/export/outFolder';
import { spawnServer } from '@/scripts/servers/processes';
import { host } from '@/scripts/environment/target';
import { freePort } from '@/scripts/servers/ports';
import { type LocalServer, serveFiles, serveNginx, untilItAnswers } from '../fixtures/servers';
import { siteOrigin } from '../fixtures/environment';
import { noGuard } from '../fixtures/guard';
import { test as base } from '../fixtures/test';

/** The hosts that send headers and redirects. superstatic is the server in Firebase's hosting emulator (scripts/serve). */
export const hostsWithRules = ['superstatic', 'nginx', 'Cloudflare Pages'] as const;

/** The hosts that get the same requests: three that follow the rules of scripts/hosts, and one without rules. */
export const hosts = [...hostsWithRules, 'a plain file server'] as const;

/** One of the hosts. */
export type HostName = (typeof hosts)[number];

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

/**
 * Serves a folder with Cloudflare's own server for Pages (`wrangler pages dev`), which reads `_headers` and
 * `_redirects` as the host does. It needs no account and no network.
 */
async function serveCloudflare(folder: string): Promise<LocalServer> {
  const home = await mkdtemp(join(tmpdir(), 'power-zone-cloudflare-'));
  const [port, inspector] = [await freePort(), await freePort()];
  const args = ['pages', 'dev', folder, '--compatibility-date', '2026-01-01', '--ip', host];
  const ports = ['--port', String(port), '--inspector-port', String(inspector)];
  const child = spawnServer(
    join(extras, 'node_modules', '.bin', 'wrangler'),
    [...args, ...ports, '--log-level', 'error'],
    {
      cwd: home,
      stdio: 'ignore',
      env: { ...process.env, CI: '1', XDG_CONFIG_HOME: home, WRANGLER_SEND_METRICS: 'false' },
    },
  );
  const ended = once(child, 'exit');
  const address = `http://${host}:${port}`;
  await untilItAnswers(address, AbortSignal.timeout(55_000));
  return {
    address,
    async close() {
      child.kill('SIGINT');
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}
