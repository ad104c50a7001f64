/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleVariables } from '@/lib/environment/sample';
import { run } from '../processes/run';

it('keeps a filled .env.local out of the build under test', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'environment-'));
  const lines = Object.entries(sampleVariables).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(folder, '.env.local'), lines.join(''));
  // As a build does it: the script's own start, then Next's reading of the files.
  const program = (first: string) => `
    (async () => {
      await import('./scripts/environment/${first}');
      (await import('@next/env')).default.loadEnvConfig(${JSON.stringify(folder)}, false, console);
      console.log((await import('./scripts/environment/target')).buildTarget(process.env, 1).target);
    })()`;
  const environment: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' };
  for (const name of Object.keys(sampleVariables)) delete environment[name];
  const targetAfter = async (first: string) => {
    const args = ['--import', 'tsx', '--input-type=commonjs', '-e', program(first)];
    return (await run(process.execPath, args, { environment })).output.trim().split('\n').at(-1);
  };
  expect(await targetAfter('nextEnvironment')).toBe('production');
  expect(await targetAfter('emulatorOnly')).toBe('emulator');
  await rm(folder, { recursive: true });
});
