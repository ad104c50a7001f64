/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleVariables } from '@/e2e/fixtures/environment';
import { run } from '../tools/runProcess';

it('keeps a filled .env.local out of the build under test', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'environment-'));
  const lines = Object.entries(sampleVariables).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(folder, '.env.local'), lines.join(''));
  // As a build does it: the script's own start, then Next's reading of the files.
  const program = (start: string) => `
    (async () => {
      await import('./scripts/environment/${start}');
      (await import('@next/env')).default.loadEnvConfig(${JSON.stringify(folder)}, false, console, true);
      console.log((await import('./scripts/environment/target')).buildTarget(process.env, 1).target);
    })()`;
  const environment: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' };
  for (const name of Object.keys(sampleVariables)) delete environment[name];
  const targetAfter = async (command: string) => {
    const source = await readFile(`scripts/${command}.ts`, 'utf8');
    const [, start = ''] = /^import '\.\/environment\/(\w+)';/.exec(source) ?? [];
    const args = ['--import', 'tsx', '--input-type=commonjs', '-e', program(start)];
    return (await run(process.execPath, args, { environment })).output.trim().split('\n').at(-1);
  };
  const targets = await Promise.all(['build', 'test', 'screens'].map(targetAfter));
  expect(targets).toEqual(['production', 'emulator', 'emulator']);
  await rm(folder, { recursive: true });
}, 30_000);
