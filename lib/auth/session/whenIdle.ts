/**
 * Calls `task` once the page has loaded and the browser has nothing else to do, 5 s later at the latest. Browsers
 * without `requestIdleCallback` (Safari) wait a second instead. Returns the function that takes it back.
 */
export function whenIdle(task: () => void): () => void {
  let wanted = true;
  const act = () => wanted && task();
  const schedule = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 5000 });
    else setTimeout(act, 1000);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    wanted = false;
  };
}
