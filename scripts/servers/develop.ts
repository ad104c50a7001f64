import { spawn } from 'node:child_process';
import { CliError } from '../console/cliError';
import { nextEnvironment } from '../environment/nextEnvironment';
import { buildTarget } from '../environment/target';
import { buildPictures } from '../pictures';
import { followParent } from '../processes/followParent';
import { toolFile } from '../processes/tools';
import { untilStopped } from '../processes/untilStopped';
import { checkPorts, type WantedPort } from './checkPorts';
import { startEmulators } from './emulators';
import { host, portFrom } from './ports';
import { authPort } from './site';

/** Next's development server, in a process group of its own, so that one Ctrl-C ends it once and in order. */
function startNext(port: number, environment: NodeJS.ProcessEnv) {
  const args = ['dev', '--hostname', host, '--port', String(port)];
  const child = spawn(process.execPath, [...followParent, toolFile('next'), ...args], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
  });
  const ended = new Promise<string>((resolve) => child.once('exit', () => resolve('')));
  return {
    ended,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** Runs the development server and the auth emulator until one of them ends or the person stops both. */
export async function develop(): Promise<void> {
  const port = portFrom('PORT', 3000);
  const stamp = buildTarget(process.env, authPort());
  const auth = stamp.authEmulator ? authPort() : undefined;
  const wanted: WantedPort[] = [{ port, variable: 'PORT', purpose: 'the development server' }];
  if (auth) wanted.push({ port: auth, variable: 'AUTH_PORT', purpose: 'the auth emulator' });
  await checkPorts(wanted, 'npm run dev');
  await buildPictures();

  const cancel = new AbortController();
  const stopped = untilStopped().then(() => cancel.abort());
  const next = startNext(port, nextEnvironment(stamp));
  const keepAccounts = process.env.POWER_ZONE_EPHEMERAL !== '1';
  try {
    const emulators =
      auth && (await startEmulators({ authPort: auth, keepAccounts }, cancel.signal));
    if (auth)
      console.log(`The auth emulator is at http://${host}:${auth}. Press Ctrl-C to stop both.`);
    const failure = await Promise.race([
      stopped,
      next.ended,
      ...(emulators ? [emulators.ended] : []),
    ]);
    if (emulators) await emulators.stop();
    if (typeof failure === 'string') throw new CliError(failure || 'The development server ended.');
  } catch (error) {
    if (!cancel.signal.aborted) throw error;
  } finally {
    await next.stop();
  }
}
