import './environment/tests';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runMain } from './tools/console';
import { run } from './tools/runProcess';
import { chooseTestPorts } from './servers/ports';
import { closingLine, type Counts, countTests } from './tools/countTests';

const reports = join('test-results', 'reports');
const reportOf = (script: string) => join(reports, `${script.replace(':', '-')}.json`);

/** An npm script and its arguments. */
type Script = readonly [name: string, ...args: string[]];

/** Runs an npm script, with its output on the terminal; resolves to its exit code. */
async function runScript([name, ...args]: Script): Promise<number> {
  console.log(`\n> npm run ${name}`);
  return (await run('npm', ['run', '--silent', name, '--', ...args], { show: true })).code;
}

/** Runs a script, and some checks beside it, which need one core. What the checks say is printed after the script. */
async function runBeside(script: Script, checks: string): Promise<number> {
  const checking = run('npm', ['run', '--silent', checks]);
  const scriptCode = await runScript(script);
  const { code, output } = await checking;
  console.log(`\n> npm run ${checks}\n${output.trim() || 'Nothing was found.'}`);
  return code || scriptCode;
}

const jest = (script: string): Script => [script, '--json', `--outputFile=${reportOf(script)}`];

/** The stages, the quickest first, by the npm script whose report counts the tests. */
const stages: readonly (readonly [script: string, run: () => Promise<number>])[] = [
  ['test:unit', () => runBeside(jest('test:unit'), 'check:types')],
  // The types come before the build, because both write into .next.
  ['build', () => runBeside(['build:fixture'], 'check:style')],
  ['test:html', () => runScript(jest('test:html'))],
  ['browsers', () => runScript(['browsers', '--needed'])],
  ['test:e2e', () => runScript(['test:e2e', '--reporter=list,json'])],
  // It takes a minute and finds little that the others do not: only where nobody waits.
  ...(process.env.CI ? [['test:second', () => runScript(['test:second'])] as const] : []),
];

/*
 * `npm test`: runs the stages until one fails. The last line has the sum of all tests, also after a failure. A stage that
 * fails without a failed test counts as one.
 */
await runMain(async () => {
  await chooseTestPorts();
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  // The types are part of the checks.
  process.env.POWER_ZONE_SKIP_TYPES = '1';
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = reportOf('test:e2e');
  const all: Counts[] = [];
  for (const [script, runStage] of stages) {
    const code = await runStage();
    const counts = countTests(reportOf(script));
    all.push(code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) });
    process.exitCode = code;
    if (code !== 0) break;
  }
  console.log(`\n${closingLine(all)}`);
});
