/** A reason to end, told to a person in plain messages: shown without a stack trace. */
export class CliError extends Error {
  override readonly name = 'CliError';
}

/**
 * Makes sure that the tools can read the project's folder: in a path, Tailwind's resolver takes what follows `#` or `?`
 * for a fragment or a query, and fails with a message about null bytes. Throws a CliError that names the folder.
 */
export function checkFolder(folder: string): void {
  if (!/[#?]/.test(folder)) return;
  throw new CliError(
    `The folder ${folder} has # or ? in its path, where the build tools find no files: rename it.`,
  );
}

/**
 * Runs a command's main function: a `CliError` prints its messages and ends with 1, anything else is a defect of the
 * script and keeps its stack trace.
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
 * Runs one piece of work, which may return a note, such as how many files it wrote, and prints one line when it is done:
 * its name, the note and the seconds it took.
 */
export async function step(name: string, work: () => Promise<string | void> | string | void) {
  const began = performance.now();
  const note = (await work()) ?? '';
  const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  console.log(`  ${name.padEnd(14)}${note.padEnd(58)} ${seconds.padStart(8)}`);
}
