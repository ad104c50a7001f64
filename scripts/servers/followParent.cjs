/* Ends the program when its parent process is gone, even after SIGKILL, when the parent cannot clean up (processes.ts). */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGINT');
}, 500).unref();
