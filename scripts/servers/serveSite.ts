import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { server as superstatic } from 'superstatic';
import * as studio from '@/lib/content/studio';
import { host } from '../environment/target';
import { readHosting } from '../hosts/writeHosts';
import { runServers, type ServeOptions } from './runServers';

/** Answers an address with invalid percent-encoding (`/%E0%A4%A`) with 400, as hosts do. It would end superstatic. */
function refuseBrokenAddress(request: IncomingMessage, response: ServerResponse, next: () => void) {
  try {
    decodeURI(request.url ?? '');
  } catch {
    return void response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad Request');
  }
  next();
}

/**
 * Serves a build by the rules for Firebase Hosting that it wrote, with the server of Firebase's hosting emulator (superstatic),
 * until a request to stop. It answers when the auth emulator does, too. Throws what `runServers` throws.
 * @param build makes the build, while the auth emulator starts; left out when it exists
 */
export const serveSite = (options: ServeOptions, build: () => unknown = () => undefined) =>
  runServers(options, async (authReady) => {
    await Promise.all([build(), authReady]);
    const config: object = await readHosting();
    const { port } = options;
    const site = superstatic({ port, hostname: host, config, compression: true, stack: 'strict' });
    const server = site.use(refuseBrokenAddress).listen();
    await once(server, 'listening');
    console.log(`\n${studio.name} is at http://${host}:${port}\nPress Ctrl-C to stop.`);
    return {
      ended: once(server, 'close'),
      async stop() {
        server.close();
        server.closeAllConnections();
      },
    };
  });
