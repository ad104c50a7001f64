import { once } from 'node:events';
import { brandName } from '@/lib/brand';
import { CliError } from '../console/console';
import { type BuildStamp, host, portFrom } from '../environment/target';
import { readBuildStamp } from '../export/outFolder';
import { readHosting } from '../hosts/writeHosts';
import { stopRequest } from '../processes/runProcess';
import { keepAccounts, startEmulators } from './emulators';
import { checkPorts } from './ports';

const hostingServer = { purpose: 'the site', hosting: true, fallback: 5000 };

/** The ports of a server and of the build's auth emulator. A build for a real project needs no emulator. */
export function wantedPorts({ authEmulator }: BuildStamp, { fallback, ...server } = hostingServer) {
  const site = { port: portFrom('PORT', fallback), variable: 'PORT', ...server };
  if (!authEmulator) return [site] as const;
  const port = Number(new URL(authEmulator).port);
  return [site, { port, variable: 'AUTH_PORT', purpose: 'the auth emulator' }] as const;
}

/** Serves the existing build with Firebase's emulators until a request to stop. `command` is for messages. */
export async function serveSite(command: string): Promise<void> {
  const hosting = await readHosting();
  const wanted = wantedPorts(await readBuildStamp());
  const [{ port }, auth] = wanted;
  // The port of the auth emulator is built into the pages, so only `npm start`, which builds, can change it.
  if (auth && portFrom('AUTH_PORT', auth.port) !== auth.port)
    throw new CliError(
      `The pages in out/ were built for an auth emulator on port ${auth.port}, but AUTH_PORT is ${process.env.AUTH_PORT}. ` +
        'Build them again (npm start does), or leave AUTH_PORT out.',
    );
  await checkPorts(wanted, command);

  const stop = stopRequest();
  console.log('Starting the Firebase emulators; this takes about ten seconds.');
  try {
    const emulators = await startEmulators({ authPort: auth?.port, site: { port, hosting } }, stop);
    console.log(`\n${brandName} is at http://${host}:${port}\nPress Ctrl-C to stop.`);
    const failure = await Promise.race([once(stop, 'abort'), emulators.ended]);
    if (typeof failure === 'string')
      throw new CliError(`The Firebase emulators ended:\n${failure}`);
    console.log(keepAccounts && auth ? '\nSaving the accounts and stopping.' : '\nStopping.');
    await emulators.stop();
  } catch (error) {
    if (!stop.aborted) throw error;
  }
}
