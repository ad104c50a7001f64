/** @jest-environment node */
import { sampleVariables } from '@/scripts/environment/testing';
import { run } from '@/scripts/tools/runProcess';

/* What it does with the build: scripts/hosts/deploySite.test.ts. */
test('the command names every variable that is missing or wrong, and fails', async () => {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/deploy.ts', '--dry-run'];
  const names = Object.keys(sampleVariables);
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  const environment = { ...process.env, ...empty, NEXT_PUBLIC_SITE_URL: 'www.my-studio.example' };
  const { code, output } = await run(process.execPath, args, { environment });
  expect(code).toBe(1);
  for (const name of names) expect(output).toContain(`\n  ${name} is `);
  expect(output).toContain('is "www.my-studio.example", but must be the https address');
});
