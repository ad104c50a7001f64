import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { host } from '@/scripts/environment/target';
import { hostsDir } from '@/scripts/hosts/write';
import type { LocalServer } from '../fixtures/fileServer';
import { freePort } from '@/scripts/servers/ports';
import { untilItAnswers } from '../fixtures/untilItAnswers';

/** Ends nginx when its input is closed, which the system does for a parent that is gone, however it went. */
const untilInputCloses = '"$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** A complete configuration around the include file, as small as nginx allows, with nothing outside `home`. */
const configuration = (home: string, folder: string, listen: string) => `daemon off;
worker_processes 1;
pid "${home}/nginx.pid";
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
${temporary.map((name) => `  ${name}_temp_path "${home}/${name}";`).join('\n')}
  server {
    listen ${listen};
    root "${folder}";
    include "${join(hostsDir, 'nginx.conf')}";
  }
}
`;

/**
 * Serves a folder with a real nginx and the include file that the build wrote, as an owner's server would.
 * @param nginx the program
 */
export async function serveNginx(nginx: string, folder: string): Promise<LocalServer> {
  const listen = `${host}:${await freePort()}`;
  const home = await mkdtemp(join(tmpdir(), 'power-zone-nginx-'));
  const config = join(home, 'nginx.conf');
  await writeFile(config, configuration(home, folder, listen));
  const command = [nginx, '-p', home, '-c', config, '-e', join(home, 'error.log')];
  const child = spawn('sh', ['-c', untilInputCloses, 'sh', ...command], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilItAnswers(`http://${listen}`, AbortSignal.timeout(20_000));
  return {
    address: `http://${listen}`,
    async close() {
      child.stdin.end();
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}
