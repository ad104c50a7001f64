/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sampleVariables } from '../fixtures/environment';

const deploy = (option: string, variables: Readonly<Record<string, string>>) => {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/deploy.ts', option];
  const env = { ...process.env, ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
};

test('the demonstration is not deployed; made-up facts and missing variables are listed', () => {
  const names = Object.keys(sampleVariables);
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  const wrong = { ...empty, NEXT_PUBLIC_SITE_URL: 'www.my-studio.example' };
  const { code, output } = deploy('--dry-run', wrong);
  expect(code).toBe(1);
  for (const name of names) expect(output).toContain(`\n  ${name} is `);
  expect(output).toContain('is "www.my-studio.example", expected the https URL');
  for (const place of [
    '.env.local, NEXT_PUBLIC_SITE_URL: Expected a real address, found',
    'lib/content/studio.ts, demonstration: Set it to undefined once name, place, prices, people and pictures are yours.',
    'lib/content/studio.ts, phone: Expected a real phone number, found',
    'lib/content/coaches.ts, coaches[0].email: Expected a real address, found',
  ])
    expect(output).toContain(place);
  expect(output).toMatch(/Nothing was built or sent\.\s*$/);
}, 60_000);

test('a demonstration can be deployed on request, but not if its content has an error', () => {
  const studio = mkdtempSync(join(tmpdir(), 'studio-'));
  try {
    mkdirSync(join(studio, 'public/images'), { recursive: true });
    const configuration = { extends: resolve('e2e/studio/tsconfig.json') };
    writeFileSync(join(studio, 'tsconfig.json'), JSON.stringify(configuration));
    writeFileSync(join(studio, 'public/data.json'), '[{ "id": 1, "price": 14,50 }]');
    const { code, output } = deploy('--demonstration', {
      ...sampleVariables,
      TSX_TSCONFIG_PATH: join(studio, 'tsconfig.json'),
    });
    expect(code).toBe(1);
    expect(output).toContain('\npublic/data.json, line 1, column 25: Expected a text in quotes');
    expect(output).toMatch(/Nothing was built or sent\.\s*$/);
  } finally {
    rmSync(studio, { recursive: true });
  }
}, 60_000);

test('an unknown option, such as a misspelled dry run, is an error', () => {
  const { code, output } = deploy('--dryrun', sampleVariables);
  expect(code).toBe(1);
  expect(output.trim()).toBe('Unknown option --dryrun. Use --dry-run, --demonstration or both.');
}, 60_000);
