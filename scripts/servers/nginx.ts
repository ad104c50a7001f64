import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostsDir } from '../hosts/write';
import { nginxConfig } from './nginxConfig';
import type { LocalServer } from './plain';
import { freePort, host } from './ports';
import { untilItAnswers } from './waitFor';

const places = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** The nginx of this machine; undefined when it has none. */
export function findNginx(): string | undefined {
  return places.find((place) => existsSync(place));
}

/** Ends nginx when its input is closed, which the system does for a parent that is gone, however it went. */
const untilInputCloses = '"$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server';

/**
 * Serves a folder with a real nginx and the include file that the build wrote, as an owner's server would.
 * @param nginx the program, from `findNginx`
 * @param port 0 takes any free one
 */
export async function serveNginx(nginx: string, folder: string, port = 0): Promise<LocalServer> {
  const listening = port || (await freePort());
  const home = await mkdtemp(join(tmpdir(), 'power-zone-nginx-'));
  const include = join(hostsDir, 'nginx.conf');
  const config = join(home, 'nginx.conf');
  await writeFile(config, nginxConfig({ home, folder, include, listen: `${host}:${listening}` }));
  const command = [nginx, '-p', home, '-c', config, '-e', join(home, 'error.log')];
  const child = spawn('sh', ['-c', untilInputCloses, 'sh', ...command], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = `http://${host}:${listening}`;
  await untilItAnswers(address, AbortSignal.timeout(20_000));
  return {
    address,
    async close() {
      child.stdin.end();
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}
