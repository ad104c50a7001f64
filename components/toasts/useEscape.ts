import { useEffect, useEffectEvent } from 'react';

/** Calls the newest `action` when Escape is pressed anywhere and nothing else (an open menu, say) has answered it. */
export function useEscape(action: (() => void) | undefined): void {
  const active = action !== undefined;
  const run = useEffectEvent(() => action?.());
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active]);
}
