import { useEffect, useEffectEvent } from 'react';

/**
 * An open menu: Escape is the menu's then, and the browser closes it without marking the event. `:is` lets browsers pass
 * that know no popovers.
 */
const openMenu = ':is(:popover-open)';

/** Calls the newest `action` when Escape is pressed anywhere and nothing else (an open menu, say) answers it. */
export function useEscape(action: (() => void) | undefined): void {
  const active = action !== undefined;
  const run = useEffectEvent(() => action?.());
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector(openMenu)) run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active]);
}
