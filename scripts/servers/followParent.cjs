/*
 * processes.ts loads this file into servers. It ends the server when the parent process is gone,
 * even if the parent got SIGKILL.
 */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGINT');
}, 500).unref();
