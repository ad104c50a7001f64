import { CliError } from '../console/console';
import { host, portFrom } from '../environment/target';
import { readBuildStamp } from '../export/out';
import { readHosting } from '../hosts/write';
import { untilStopped } from '../processes/lifetime';
import { startEmulators } from './emulators';
import { checkPorts, type WantedPort } from './ports';

/** Where the site is served when PORT says nothing else. */
const sitePort = () => portFrom('PORT', 5000);

/** The ports that serving the site takes. A build for a real project needs no auth emulator. */
export function wantedPorts(auth: number | undefined): WantedPort[] {
  const site = { port: sitePort(), variable: 'PORT', purpose: 'the site' };
  if (auth === undefined) return [site];
  return [site, { port: auth, variable: 'AUTH_PORT', purpose: 'the auth emulator' }];
}

/** The auth emulator's port that the pages of the existing build ask, if they ask one. */
async function portOfBuild(): Promise<number | undefined> {
  const { authEmulator } = await readBuildStamp();
  if (authEmulator === undefined) return undefined;
  const port = Number(new URL(authEmulator).port);
  if (portFrom('AUTH_PORT', port) === port) return port;
  throw new CliError(
    `The pages in out/ were built for an auth emulator on port ${port}, but AUTH_PORT is ${process.env.AUTH_PORT}. ` +
      'Build them again (npm start does), or leave AUTH_PORT out.',
  );
}

/**
 * Serves the existing build with Firebase's emulators until it is told to stop.
 * @param command what the person typed, for messages
 */
export async function serveSite(command: string): Promise<void> {
  const hosting = await readHosting();
  const auth = await portOfBuild();
  // Another auth port needs other pages, so only `npm start`, which builds, can take one.
  await checkPorts(wantedPorts(auth), command);

  const cancel = new AbortController();
  const stopped = untilStopped().then(() => cancel.abort());
  const port = sitePort();
  const keepAccounts = process.env.POWER_ZONE_EPHEMERAL !== '1';
  console.log('Starting the Firebase emulators; this takes about ten seconds.');
  try {
    const options = { authPort: auth, site: { port, hosting }, keepAccounts };
    const emulators = await startEmulators(options, cancel.signal);
    console.log(`\nPower Zone is at http://${host}:${port}\nPress Ctrl-C to stop.`);
    const failure = await Promise.race([stopped, emulators.ended]);
    if (typeof failure === 'string')
      throw new CliError(`The Firebase emulators ended:\n${failure}`);
    console.log(keepAccounts && auth ? '\nSaving the accounts and stopping.' : '\nStopping.');
    await emulators.stop();
  } catch (error) {
    if (!cancel.signal.aborted) throw error;
  }
}
