/* Loaded into servers by processes.ts. Ends the program when its parent process is gone, even after SIGKILL. */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGINT');
}, 500).unref();
