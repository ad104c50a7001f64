/** An expected failure: only its message is printed, without a stack trace. */
export class CliError extends Error {
  override readonly name = 'CliError';
}

/**
 * Runs the main function of a command. If it throws, prints the error and sets the exit code to 1.
 */
export async function runMain(main: () => Promise<unknown>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof CliError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Runs one step of a command, then prints what was done and how many seconds it took. */
export async function step<Result>(
  work: () => Promise<Result>,
  describe: (result: Result) => string,
): Promise<Result> {
  const began = performance.now();
  const result = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`  ${describe(result).padEnd(66)} ${seconds.padStart(5)} s`);
  return result;
}
