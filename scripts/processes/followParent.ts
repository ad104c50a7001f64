import { preload } from './preload';

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
