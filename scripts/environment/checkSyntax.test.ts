/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { temporaryFolder } from '../tools/testing';

const at = temporaryFolder();

test.each(['build', 'check:content', 'deploy', 'dev', 'start'])(
  'npm run %s explains an apostrophe that isn’t escaped in a content file, without a stack trace',
  async (command) => {
    await mkdir(at('content'));
    await writeFile(at('content/home.ts'), "export const home = {\n  lead: 'It's a ride',\n};\n");
    // As in e2e/studio/tsconfig.json, but with this folder's home.ts.
    const paths = {
      '@/lib/content/home': [at('content/home')],
      '@/lib/content/pages': [resolve('lib/content/pages')],
      '@/lib/content/mark': [resolve('lib/content/mark')],
      '@/lib/content/*': [resolve('e2e/studio/content/*')],
      '@/*': [resolve('*')],
    };
    const configuration = { extends: resolve('tsconfig.json'), compilerOptions: { paths } };
    await writeFile(at('tsconfig.json'), JSON.stringify(configuration));
    const env = { ...process.env, TSX_TSCONFIG_PATH: at('tsconfig.json') };
    const args = ['run', '--silent', command];
    const { status, stdout, stderr } = spawnSync('npm', args, { env, encoding: 'utf8' });
    expect((stdout + stderr).trim()).toBe(
      "lib/content/home.ts, line 2, column 12: Expected \\' instead of ' in a text.",
    );
    expect(status).toBe(1);
  },
);
