const nameWidth = 14;
const noteWidth = 58;

/** One line about a finished piece of work: its name, what came of it, and the seconds it took. */
export function stepLine(name: string, note: string, milliseconds: number): string {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  return `  ${name.padEnd(nameWidth)}${note.padEnd(noteWidth)} ${seconds.padStart(8)}`;
}

/**
 * Runs one piece of work and prints one line when it is done.
 * @param work may return a note for the line, such as how many files it wrote
 */
export async function step(name: string, work: () => Promise<string | void> | string | void) {
  const began = performance.now();
  const note = (await work()) ?? '';
  console.log(stepLine(name, note, performance.now() - began));
}
