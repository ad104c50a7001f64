import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extras } from '@/scripts/tools/findBrowsers';
import { spawnServer } from '@/scripts/servers/processes';
import type { LocalServer } from '../fixtures/fileServer';
import { host } from '@/scripts/environment/target';
import { freePort } from '@/scripts/servers/ports';
import { untilItAnswers } from '../fixtures/untilItAnswers';

/**
 * Serves a folder with Cloudflare's own server for Pages (`wrangler pages dev`), which reads `_headers` and
 * `_redirects` as the host does. It needs no account and no network.
 */
export async function serveCloudflare(folder: string): Promise<LocalServer> {
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
