import './environment/development';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CliError, runMain } from './console/console';
import { authPort, buildTarget, host, nextEnvironment } from './environment/target';
import { buildPictures } from './pictures/buildPictures';
import { followParent, stopRequest, toolFile } from './processes/runProcess';
import { startEmulators } from './servers/emulators';
import { checkPorts } from './servers/ports';
import { wantedPorts } from './servers/serveSite';

/** Next's development server, in a process group of its own, so that one Ctrl-C ends it once and in order. */
function startNext(port: number, env: NodeJS.ProcessEnv) {
  const args = [toolFile('next'), 'dev', '--hostname', host, '--port', String(port)];
  const child = spawn(process.execPath, [...followParent, ...args], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  const ended = once(child, 'exit').then(() => 'The development server ended.');
  return { ended, stop: () => (child.kill('SIGINT'), ended) };
}

/* `npm run dev`: Next's development server and the auth emulator, until one of them ends or the person stops both. */
await runMain(async () => {
  const stamp = buildTarget(process.env, authPort());
  const wanted = wantedPorts(stamp, 'the development server', 3000);
  const [{ port }, auth] = wanted;
  await checkPorts(wanted, 'npm run dev');
  await buildPictures();

  const stop = stopRequest();
  const next = startNext(port, nextEnvironment(stamp));
  try {
    const emulators = auth && (await startEmulators({ authPort: auth.port }, stop));
    if (auth)
      console.log(`The auth emulator is at ${stamp.authEmulator}. Press Ctrl-C to stop both.`);
    const ended = [once(stop, 'abort'), next.ended, ...(emulators ? [emulators.ended] : [])];
    const failure = await Promise.race(ended);
    await emulators?.stop();
    if (typeof failure === 'string') throw new CliError(failure);
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    await next.stop();
  }
});
