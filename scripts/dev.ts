import './environment/development';
import './environment/country';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CliError, runMain } from './tools/console';
import { authPort, buildTarget, host, nextEnvironment } from './environment/target';
import { bundle } from './export/bundle';
import { prepareContent } from './content/prepareContent';
import { followParent, stopRequest, toolFile } from './tools/runProcess';
import { startEmulator } from './servers/emulators';
import { checkPorts } from './servers/ports';
import { wantedPorts } from './servers/serveSite';

/** Starts Next's development server in its own process group, so that Ctrl-C reaches it once only, through `stop`. */
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

/* `npm run dev`: runs Next's development server and the auth emulator until one of them ends or Ctrl-C is pressed. */
await runMain(async () => {
  const stamp = buildTarget(process.env, authPort());
  const server = { purpose: 'the development server', hosting: false, fallback: 3000 };
  const wanted = wantedPorts(stamp, server);
  const [{ port }, auth] = wanted;
  await checkPorts(wanted, 'npm run dev');
  await prepareContent();

  const stop = stopRequest();
  const HEAD_SCRIPT = await bundle('head');
  const next = startNext(port, { ...nextEnvironment(stamp), HEAD_SCRIPT });
  try {
    const emulator = auth && (await startEmulator({ authPort: auth.port }, stop));
    if (auth)
      console.log(`The auth emulator is at ${stamp.authEmulator}. Press Ctrl-C to stop both.`);
    const ended = [once(stop, 'abort'), next.ended, ...(emulator ? [emulator.ended] : [])];
    const failure = await Promise.race(ended);
    await emulator?.stop();
    if (typeof failure === 'string') throw new CliError(failure);
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    await next.stop();
  }
});
