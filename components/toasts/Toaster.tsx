import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import toast, { useToaster } from 'react-hot-toast/headless';
import { openPopover } from '@/lib/browser/popover';
import { regionOf, showAsText } from '@/lib/browser/toasts';
import { ToastCard } from './ToastCard';

// notify.ts loads both at once.
export { toast };

/** How long a toast stays, in milliseconds, unless it is dismissed, hovered or focused. */
const options = { error: { duration: 10_000 }, success: { duration: 6_000 } };

/**
 * Renders the toasts of react-hot-toast (at most 20, removed 1000 ms after dismissal) into the live
 * regions. All timers pause while a toast is hovered or focused. Escape dismisses the newest toast.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(options);
  const [previousFocus, setPreviousFocus] = useState<HTMLElement>();
  const [hasFocus, setHasFocus] = useState(false);

  const dismiss = (id: string) => {
    toast.dismiss(id);
    if (hasFocus) previousFocus?.focus();
  };

  // If a toast is removed while it's hovered or focused, neither `onMouseLeave` nor `onBlur` is
  // called.
  const visibleIds = toasts.filter(({ visible }) => visible).map(({ id }) => id);
  const endPause = useEffectEvent(() => handlers.endPause());
  const joinedIds = visibleIds.join();
  useEffect(() => endPause(), [joinedIds]);

  const dismissOnEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented) return;
    // An open menu handles Escape first.
    if (document.querySelector(openPopover)) return;
    const [newestId] = visibleIds;
    if (newestId) dismiss(newestId);
  });
  useEffect(() => {
    // Removes the plain text that was shown instead of a toast.
    showAsText();
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => dismissOnEscape(event), listening);
    return () => listening.abort();
  }, []);

  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    handlers.startPause();
    setHasFocus(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      setPreviousFocus(relatedTarget);
    }
  };

  return (['error', 'success'] as const).map((kind) => {
    const region = regionOf(kind);
    return (
      region &&
      createPortal(
        <div
          onMouseEnter={handlers.startPause}
          onMouseLeave={handlers.endPause}
          onFocus={rememberFocus}
          onBlur={() => {
            setHasFocus(false);
            handlers.endPause();
          }}
        >
          {toasts
            .filter(({ type }) => type === kind)
            .reverse()
            .map(({ id, message, visible, position }) => (
              <ToastCard
                key={id}
                kind={kind}
                // `notify` passes only texts.
                text={message as string}
                visible={visible}
                position={position}
                className={region.dataset.card ?? ''}
                onDismiss={() => dismiss(id)}
              />
            ))}
        </div>,
        region,
        kind,
      )
    );
  });
}
