/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a server that never ends by itself while its output is read. */
const parentProgram = `
  import { spawnServer } from './scripts/servers/processes';
  const args = ['setInterval(() => process.stdout.write("."), 100)'];
  spawnServer('--eval', args, { stdio: 'inherit' });
`;
const args = ['--import', 'tsx', '--input-type=module', '--eval', parentProgram];
const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });

// Also ends a server that is left over.
afterAll(() => parent.stdout.destroy());

test('a server ends when its parent is killed', async () => {
  await once(parent.stdout, 'data');
  parent.kill('SIGKILL');
  // The server holds the other end of the pipe.
  await once(parent.stdout, 'close');
});
