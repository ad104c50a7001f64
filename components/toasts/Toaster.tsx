import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import toast, { type Toast, useToaster } from 'react-hot-toast/headless';
import { regionOf, showAsText, takeRequests, toastRequests } from '@/lib/browser/toasts';
import { ToastCard } from './ToastCard';

/** How long a toast stays when nobody dismisses, hovers or focuses it, in milliseconds. */
const options = { error: { duration: 10_000 }, success: { duration: 6_000 } };

/** An open menu, which answers Escape first. With `:is` the selector is valid in browsers without popovers, too. */
const openMenu = ':is(:popover-open)';

const kinds = ['error', 'success'] as const;

/**
 * Holds the toasts (react-hot-toast: at most 20, removed 1000 ms after dismissal) and renders them into the page's live
 * regions. Their timers pause while one is hovered or focused; Escape dismisses the newest.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(options);
  const cameFrom = useRef<HTMLElement>(null);
  const isPaused = useRef(false);

  const startPause = () => {
    isPaused.current = true;
    handlers.startPause();
  };
  const endPause = () => {
    // The library takes the end of a pause that never began for one since 1970.
    if (isPaused.current) handlers.endPause();
    isPaused.current = false;
  };
  const end = (action: () => void) => {
    const focused = document.activeElement?.closest('[data-toast]');
    action();
    // A toast that goes while it is hovered or focused fires neither mouseleave nor blur.
    endPause();
    if (focused) cameFrom.current?.focus();
  };
  const dismiss = ({ id }: Toast) => end(() => toast.dismiss(id));
  const showWaiting = useEffectEvent(() => {
    const { clears, waiting } = takeRequests();
    // A new toast takes the place of the old ones. None is reused: only what is added to a live region is announced.
    if (clears) end(() => (waiting.length > 0 ? toast.remove() : toast.dismiss()));
    for (const { kind, text } of waiting) toast[kind](text);
  });
  useEffect(() => {
    showAsText();
    showWaiting();
    return toastRequests.subscribe(() => showWaiting());
  }, []);

  const answerKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || document.querySelector(openMenu)) return;
    const newest = toasts.find(({ visible }) => visible);
    if (newest) dismiss(newest);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => answerKey(event), listening);
    return () => listening.abort();
  }, []);

  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    startPause();
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };

  return kinds.map((kind) => {
    const region = regionOf(kind);
    return (
      region &&
      createPortal(
        <div
          onMouseEnter={startPause}
          onMouseLeave={endPause}
          onFocus={rememberFocus}
          onBlur={endPause}
        >
          {toasts
            .filter(({ type }) => type === kind)
            .reverse()
            .map((item) => (
              <ToastCard
                key={item.id}
                kind={kind}
                box={region.dataset.card ?? ''}
                text={String(item.message)}
                visible={item.visible}
                onDismiss={() => dismiss(item)}
              />
            ))}
        </div>,
        region,
        kind,
      )
    );
  });
}
