/**
 * Calls `task` once the page has loaded and the browser has nothing else to do, 5 s later at the latest. Browsers
 * without `requestIdleCallback` (Safari) wait a second instead.
 */
export function whenIdle(task: () => void): void {
  const schedule = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 5000 });
    else setTimeout(task, 1000);
  };
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}
