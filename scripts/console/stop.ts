/** A reason to end, told to a person in plain sentences: shown without a stack trace. */
export class Stop extends Error {
  override readonly name = 'Stop';
}

/**
 * Runs a command's main function: a `Stop` prints its sentences and ends with 1, anything else is a defect of the
 * script and keeps its stack trace.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
