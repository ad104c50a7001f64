/** Arguments that make a Node program run a small text of JavaScript before its own code. */
export function preload(program: string): readonly string[] {
  return ['--import', `data:text/javascript,${encodeURIComponent(program)}`];
}

/**
 * Arguments that make a Node program end itself as soon as the process that started it is gone, however that went: a
 * parent that is killed outright cannot clean up, and a server without one would keep its port for ever.
 */
export const followParent = preload(`
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGINT');
}, 500).unref();
`);

/**
 * Aborted at the first request to stop: Ctrl-C, `kill`, a closed terminal, or the end of the process that started this
 * one (a shell that is killed passes nothing on). Later requests are ignored: one Ctrl-C reaches a program up to three
 * times, from the terminal, npm and the shell, and a second press must not cut short what the first began to save.
 */
export function stopRequest(): AbortSignal {
  const parent = process.ppid;
  const request = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => request.abort());
  setInterval(() => process.ppid !== parent && request.abort(), 500).unref();
  return request.signal;
}
