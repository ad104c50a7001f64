/** Known and harmless: said by every run without the emulators' own user interface. */
const harmless = /Emulator UI is not starting|multiple instances of the emulator suite/i;
const trouble = /^(⚠|✖|error\b|.*\bError:)/i;
const ready = /All emulators ready/;

/** What becomes of the lines that the emulators print. */
export interface OutputListener {
  /** Called with every line that speaks of trouble. */
  readonly onTrouble: (line: string) => void;
  /** Called when they say that everything is started and kept accounts are read. */
  readonly onReady: () => void;
}

/**
 * Listens to what the emulators print: tells trouble from chatter, such as a line for every request, and remembers the
 * last lines for the message when they end unexpectedly.
 */
export function emulatorOutput({ onTrouble, onReady }: OutputListener) {
  const last: string[] = [];
  let rest = '';
  return {
    read(chunk: string): void {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((text) => text.trim() !== '')) {
        last.push(line);
        if (last.length > 20) last.shift();
        if (ready.test(line)) onReady();
        if (trouble.test(line.trim()) && !harmless.test(line)) onTrouble(line);
      }
    },
    lastLines: (): string => [...last, rest].join('\n').trim(),
  };
}
