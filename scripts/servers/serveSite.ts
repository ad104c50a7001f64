import { once } from 'node:events';
import * as studio from '@/lib/content/studio';
import { CliError } from '../tools/console';
import { type BuildStamp, host, portFrom } from '../environment/target';
import { readBuildStamp } from '../export/outFolder';
import { readHosting } from '../hosts/writeHosts';
import { stopRequest } from '../tools/runProcess';
import { keepAccounts, startEmulator } from './emulators';
import { checkPorts } from './ports';

const hostingServer = { purpose: 'the site', hosting: true, fallback: 5000 };

/** The ports of a server and of the build's auth emulator. A build for a real project needs no emulator. */
export function wantedPorts({ authEmulator }: BuildStamp, { fallback, ...server } = hostingServer) {
  const site = { port: portFrom('PORT', fallback), variable: 'PORT', ...server };
  if (!authEmulator) return [site] as const;
  const port = Number(new URL(authEmulator).port);
  return [site, { port, variable: 'AUTH_PORT', purpose: 'the auth emulator' }] as const;
}

/** The stamp of the existing build; throws a CliError when it was made for another port than AUTH_PORT. */
export async function existingBuild(): Promise<BuildStamp> {
  const stamp = await readBuildStamp();
  const [, auth] = wantedPorts(stamp);
  // The port of the auth emulator is built into the pages, so only `npm start`, which builds, can change it.
  if (auth && portFrom('AUTH_PORT', auth.port) !== auth.port)
    throw new CliError(
      `The pages in out/ were built for an auth emulator on port ${auth.port}, but AUTH_PORT is ${process.env.AUTH_PORT}. ` +
        'Build them again (npm start does), or leave AUTH_PORT out.',
    );
  return stamp;
}

/**
 * Serves a build with Firebase's emulators until a request to stop. Throws a CliError when a port is taken, before anything
 * is done, and when an emulator fails.
 * @param command for messages
 * @param stamp what the build was or will be made for
 * @param build makes the build, while the auth emulator starts; left out when it exists
 */
export async function serveSite(
  command: string,
  stamp: BuildStamp,
  build: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const wanted = wantedPorts(stamp);
  const [{ port }, auth] = wanted;
  await checkPorts(wanted, command);

  const stop = stopRequest();
  const failed = new AbortController();
  const cancel = AbortSignal.any([stop, failed.signal]);
  const serve = async () => {
    await Promise.race([build(), once(cancel, 'abort')]);
    cancel.throwIfAborted();
    return startEmulator({ sitePort: port, hosting: await readHosting() }, cancel);
  };
  const starting = [...(auth ? [startEmulator({ authPort: auth.port }, cancel)] : []), serve()];
  try {
    const emulators = await Promise.all(starting);
    console.log(`\n${studio.name} is at http://${host}:${port}\nPress Ctrl-C to stop.`);
    const ended = emulators.map((emulator) => emulator.ended);
    const failure = await Promise.race([once(stop, 'abort'), ...ended]);
    if (typeof failure === 'string') throw new CliError(`A Firebase emulator ended:\n${failure}`);
    console.log(keepAccounts && auth ? '\nSaving the accounts and stopping.' : '\nStopping.');
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    failed.abort();
    for (const emulator of await Promise.allSettled(starting))
      if (emulator.status === 'fulfilled') await emulator.value.stop();
  }
}
