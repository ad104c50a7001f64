import './environment/load';
import { once } from 'node:events';
import { join } from 'node:path';
import { studioOffsetsJson } from '@/lib/time/offsets';
import { watchData } from './content/contentIssues';
import { prepareContent } from './content/prepareContent';
import { authPort, buildTarget, host, nextEnvironment, portFrom } from './environment/target';
import { bundle } from './export/finishPages';
import { spawnServer } from './servers/processes';
import { runServers } from './servers/runServers';
import { CliError, runMain } from './tools/console';

/* `npm run dev` runs Next's development server and the auth emulator until Ctrl-C. */
await runMain(async () => {
  const stamp = buildTarget(process.env, authPort());
  const port = portFrom('PORT', 3000);
  const options = { command: 'npm run dev', port, stamp, keepAccounts: true };
  await runServers(options, async () => {
    await prepareContent();
    await watchData();
    const next = spawnServer(
      join('node_modules', '.bin', 'next'),
      ['dev', '--hostname', host, '--port', String(port)],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...nextEnvironment(stamp),
          NEXT_PUBLIC_STUDIO_OFFSETS: studioOffsetsJson(),
          HEAD_SCRIPT: await bundle('head'),
        },
      },
    );
    const exit = once(next, 'exit');
    const ended = exit.then(() => {
      throw new CliError('The development server stopped: see its message above.');
    });
    return { ended, stop: async () => next.kill('SIGINT') && exit };
  });
});
// Without this, a press of Ctrl-C during the preparation would end the process only once the
// preparation is done.
process.exit();
