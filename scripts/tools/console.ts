/** An expected failure. Only its message is shown, no stack trace. */
export class CliError extends Error {
  override readonly name = 'CliError';
}

/**
 * Throws a CliError when the path of the project's folder has `#` or `?`. Tailwind's resolver takes what follows for a
 * fragment or a query, and fails with a message about null bytes.
 */
function checkFolder(folder: string): void {
  if (!/[#?]/.test(folder)) return;
  throw new CliError(
    `The folder ${folder} has # or ? in its path, where the build tools find no files: rename it.`,
  );
}

/**
 * Runs a command's main function. When it throws, the process ends with the exit code 1 after the error: a CliError by its
 * message, anything else, which is a defect of the script, with its stack trace.
 */
export async function runMain(main: () => Promise<unknown>): Promise<void> {
  try {
    checkFolder(process.cwd());
    await main();
  } catch (error) {
    console.error(error instanceof CliError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/**
 * Runs one step of a command and prints one line when it is done: its name, a note and the seconds it took. `work` may
 * return the note, such as how many files it wrote.
 */
export async function step(name: string, work: () => Promise<string | void> | string | void) {
  const began = performance.now();
  const note = (await work()) ?? '';
  const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  console.log(`  ${name.padEnd(14)}${note.padEnd(58)} ${seconds.padStart(8)}`);
}
