/** @jest-environment node */
import { sampleVariables } from '../fixtures/environment';
import { run } from '@/scripts/tools/runProcess';

const deploy = (option: string, variables: Readonly<Record<string, string>>) => {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/deploy.ts', option];
  return run(process.execPath, args, { environment: { ...process.env, ...variables } });
};

test('the command names every variable that is missing or wrong, and fails', async () => {
  const names = Object.keys(sampleVariables);
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  const wrong = { ...empty, NEXT_PUBLIC_SITE_URL: 'www.my-studio.example' };
  const { code, output } = await deploy('--dry-run', wrong);
  expect(code).toBe(1);
  for (const name of names) expect(output).toContain(`\n  ${name} is `);
  expect(output).toContain('is "www.my-studio.example", but must be the https address');
}, 30_000);

test('an option that it does not know, such as a typo of the dry run, stops it', async () => {
  const { code, output } = await deploy('--dryrun', sampleVariables);
  expect(code).toBe(1);
  expect(output.trim()).toBe('Unknown option --dryrun: there is only --dry-run.');
}, 30_000);
