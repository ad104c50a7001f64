import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import toast, { type Toast, useToaster } from 'react-hot-toast/headless';
import { takeRequests, type ToastRequest, toastRequests } from '@/lib/toasts/requests';
import { ToastCard } from './ToastCard';
import { regionOf, showAsText } from './regions';

/** How long a toast stays when nobody dismisses, hovers or focuses it, in milliseconds: longer for more to read. */
const durations = { error: 10_000, success: 6_000 } as const;

/** The id of the last toast with each text. */
const toastIdByText = new Map<string, string>();

/**
 * Shows a message once: its new toast takes the place of an older one with the same words, so that a second try
 * neither piles up cards nor passes in silence. A new toast, not the old one kept: only what is added to a live region
 * is announced, and a dismissed one still has its removal before it.
 */
function showToast({ kind, text }: ToastRequest): void {
  const older = toastIdByText.get(text);
  if (older !== undefined) toast.remove(older);
  toastIdByText.set(text, toast[kind](text, { duration: durations[kind] }));
}

/**
 * An open menu: Escape is the menu's then, and the browser closes it without marking the event. `:is` lets browsers pass
 * that know no popovers.
 */
const openMenu = ':is(:popover-open)';

/** Calls the newest `action` when Escape is pressed anywhere and nothing else (an open menu, say) answers it. */
function useEscape(action: (() => void) | undefined): void {
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

const isError = ({ type }: Toast) => type === 'error';

const kinds = ['error', 'success'] as const;

/**
 * Holds the toasts (react-hot-toast: at most 20, removed 1000 ms after dismissal) and draws them into the page's live
 * regions. They wait while one is hovered or focused; Escape dismisses the newest.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const cameFrom = useRef<HTMLElement>(null);

  const dismiss = ({ id }: Toast) => {
    const focused = document.activeElement?.closest('[data-toast]');
    toast.dismiss(id);
    // A toast that goes from under the pointer, or with the focus in it, reports neither leaving nor blur.
    handlers.endPause();
    if (focused) cameFrom.current?.focus();
  };
  const showWaiting = useEffectEvent(() => {
    for (const request of takeRequests()) {
      if (request.kind === 'success') toasts.filter(isError).forEach(dismiss);
      if (request.text) showToast(request);
    }
  });
  useEffect(() => {
    showAsText();
    showWaiting();
    return toastRequests.subscribe(() => showWaiting());
  }, []);

  const newest = toasts.find(({ visible }) => visible);
  useEscape(newest && (() => dismiss(newest)));

  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    handlers.startPause();
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
          onMouseEnter={handlers.startPause}
          onMouseLeave={handlers.endPause}
          onFocus={rememberFocus}
          onBlur={handlers.endPause}
        >
          {toasts
            .filter(({ type }) => type === kind)
            .map((item) => (
              <ToastCard
                key={item.id}
                kind={kind}
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
