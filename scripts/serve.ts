import './environment/load';
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { server as superstatic } from 'superstatic';
import * as studio from '@/lib/content/studio';
import { authPort, buildTarget, host, portFrom } from './environment/target';
import { buildSite } from './export/buildSite';
import { readBuildStamp } from './export/outFolder';
import { readHosting } from './hosts/firebase';
import { type PageServer, runServers } from './servers/runServers';
import { runMain } from './tools/console';

const shouldBuild = process.argv.includes('--build');
if (shouldBuild) process.env.POWER_ZONE_SKIP_TYPES = '1';

/**
 * Rejects URLs with invalid percent-encoding (`/%E0%A4%A`) with status 400, as hosts do.
 * Superstatic would crash.
 */
function rejectMalformedUrl(request: IncomingMessage, response: ServerResponse, next: () => void) {
  try {
    decodeURI(request.url ?? '');
  } catch {
    return void response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad Request');
  }
  next();
}

/** Superstatic's own type extends one of `@types/connect`, which it doesn't depend on. */
interface StaticSite {
  use: (handler: typeof rejectMalformedUrl) => { listen: () => Server };
}

/**
 * Serves the build with its Firebase Hosting rules, using the server of Firebase's hosting
 * emulator.
 */
async function servePages(port: number): Promise<PageServer> {
  const config: object = await readHosting();
  // Tests get uncompressed responses, because they open a thousand pages, and compression would
  // take most of the server's CPU time.
  const compression = shouldBuild;
  const options = { port, hostname: host, config, compression, stack: 'strict' as const };
  const site = superstatic(options) as StaticSite;
  const server = site.use(rejectMalformedUrl).listen();
  await once(server, 'listening');
  console.log(`\n${studio.name} is running at http://${host}:${port}. Press Ctrl-C to stop.`);
  return {
    ended: once(server, 'close'),
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/*
 * `npm start` (`--build`) builds and serves the site while the auth emulator starts. `npm run
 * serve` (`--emulator`) serves the existing build to the e2e tests, with an auth emulator that has
 * no accounts.
 */
await runMain(async () => {
  const stamp = shouldBuild ? buildTarget(process.env, authPort()) : await readBuildStamp();
  const command = shouldBuild ? 'npm start' : 'npm run serve';
  const port = portFrom('PORT', 5000);
  await runServers({ command, port, stamp, keepAccounts: shouldBuild }, async (authReady) => {
    await Promise.all([shouldBuild && buildSite(), authReady]);
    return servePages(port);
  });
});
// Without this, a press of Ctrl-C during the build would end the process only once the build is
// done.
process.exit();
