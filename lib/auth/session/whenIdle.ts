/**
 * Calls `task` once the page has loaded and the browser has nothing else to do, 5 s later at the latest. Browsers
 * without `requestIdleCallback` (Safari) wait a second instead. Returns the function that takes it back.
 */
export function whenIdle(task: () => void): () => void {
  let cancel = () => window.removeEventListener('load', schedule);
  function schedule() {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(task, { timeout: 5000 });
      cancel = () => cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(task, 1000);
      cancel = () => clearTimeout(handle);
    }
  }
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => cancel();
}
