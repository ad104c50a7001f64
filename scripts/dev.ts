import './environment/load';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CliError, runMain } from './console/console';
import { authPort, buildTarget, host, nextEnvironment, portFrom } from './environment/target';
import { buildPictures } from './pictures/buildPictures';
import { followParent, untilStopped } from './processes/lifetime';
import { toolFile } from './processes/run';
import { startEmulators } from './servers/emulators';
import { checkPorts } from './servers/ports';

/** Next's development server, in a process group of its own, so that one Ctrl-C ends it once and in order. */
function startNext(port: number, environment: NodeJS.ProcessEnv) {
  const args = [toolFile('next'), 'dev', '--hostname', host, '--port', String(port)];
  const child = spawn(process.execPath, [...followParent, ...args], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
  });
  const ended = once(child, 'exit').then(() => 'The development server ended.');
  return { ended, stop: () => (child.kill('SIGINT'), ended) };
}

/* `npm run dev`: Next's development server and the auth emulator, until one of them ends or the person stops both. */
await runMain(async () => {
  const port = portFrom('PORT', 3000);
  const stamp = buildTarget(process.env, authPort());
  const auth = stamp.authEmulator ? authPort() : undefined;
  const site = { port, variable: 'PORT', purpose: 'the development server' };
  const emulator = { port: authPort(), variable: 'AUTH_PORT', purpose: 'the auth emulator' };
  await checkPorts(auth ? [site, emulator] : [site], 'npm run dev');
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
    const ended = [stopped, next.ended, ...(emulators ? [emulators.ended] : [])];
    const failure = await Promise.race(ended);
    if (emulators) await emulators.stop();
    if (typeof failure === 'string') throw new CliError(failure);
  } catch (error) {
    if (!cancel.signal.aborted) throw error;
  } finally {
    await next.stop();
  }
});
