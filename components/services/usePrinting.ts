import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const paper = () => matchMedia('print');

/** Calls `listener` before and after printing. */
function followPrinting(listener: () => void): () => void {
  const media = paper();
  // Within the event: Firefox prints the page as it is then.
  const draw = () => flushSync(listener);
  media.addEventListener('change', draw);
  return () => media.removeEventListener('change', draw);
}

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    followPrinting,
    () => paper().matches,
    () => false,
  );
}
