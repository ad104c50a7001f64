const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Half a second: soon enough for whoever waits for a port, and no work to speak of. */
const lookEvery = 500;

/**
 * Resolves at the first request to stop: Ctrl-C, `kill`, a closed terminal, or the end of the process that started this
 * one (a shell that is killed passes nothing on). Later requests are ignored: one Ctrl-C reaches a program up to three
 * times, from the terminal, npm and the shell, and a second press must not cut short what the first began to save.
 */
export function untilStopped(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of signals) process.on(signal, () => resolve());
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      resolve();
    }, lookEvery);
    watch.unref();
  });
}
