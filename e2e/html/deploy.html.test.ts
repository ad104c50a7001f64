/** @jest-environment node */
import { sampleVariables } from '@/scripts/environment/testing';
import { deploySite } from '@/scripts/hosts/deploySite';
import { outDir, readBuildStamp } from '@/scripts/export/outFolder';
import { readHosting } from '@/scripts/hosts/writeHosts';
import { run } from '@/scripts/tools/runProcess';

const variables = { ...process.env, ...sampleVariables };
const pieces = {
  check: async () => undefined,
  folder: outDir,
  hosting: readHosting,
  send: () => Promise.reject(new Error('A dry run must not send.')),
};

test('a dry run says how many files, header rules and redirects would be sent', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const build = async () => ({ target: 'production' as const });
  await deploySite(['--dry-run'], variables, { ...pieces, build });
  const printed = log.mock.calls.flat().join('\n');
  log.mockRestore();
  const [, files] =
    /To the Firebase project my-studio: (\d+) files, \d+ header rules, 2 redirects\./.exec(
      printed,
    ) ?? [];
  expect(Number(files)).toBeGreaterThan(100);
  expect(printed).toContain('nothing was sent');
});

test('the build that these tests read is for the emulator, and refused', async () => {
  const deploy = deploySite(['--dry-run'], variables, {
    ...pieces,
    build: readBuildStamp,
  });
  await expect(deploy).rejects.toThrow('for the local emulator');
});

test('the command itself names every variable that is missing or wrong, and fails', async () => {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/deploy.ts', '--dry-run'];
  const names = Object.keys(sampleVariables);
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  const environment = { ...variables, ...empty, NEXT_PUBLIC_SITE_URL: 'www.my-studio.example' };
  const { code, output } = await run(process.execPath, args, { environment });
  expect(code).toBe(1);
  for (const name of names) expect(output).toContain(`\n  ${name} is `);
  expect(output).toContain('is "www.my-studio.example", but must be the https address');
});
