'use client';

import { useEffect, useRef, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import toast, { useToaster, type Toast } from 'react-hot-toast/headless';
import { takeRequests, toastRequests } from '@/lib/toasts/requested';
import { clearPlain, regionOf } from './regions';
import { showToast } from './showToast';
import { ToastCard } from './ToastCard';
import { useEscape } from './useEscape';

const showWaiting = () => {
  for (const request of takeRequests()) showToast(request);
};

const kinds = ['error', 'success'] as const;

/**
 * Holds the toasts (react-hot-toast: at most 20, removed 1000 ms after dismissal) and draws them into the page's live
 * regions. They wait while one is hovered or focused; Escape dismisses the newest.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    clearPlain();
    showWaiting();
    return toastRequests.subscribe(showWaiting);
  }, []);

  const dismiss = ({ id }: Toast) => {
    const focused = document.activeElement?.closest('[data-toast]');
    toast.dismiss(id);
    // A toast that goes from under the pointer, or with the focus in it, reports neither leaving nor blur.
    handlers.endPause();
    if (focused) cameFrom.current?.focus();
  };
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
    const mine = toasts.filter(({ type }) => type === kind);
    return (
      region &&
      createPortal(
        <div
          onMouseEnter={handlers.startPause}
          onMouseLeave={handlers.endPause}
          onFocus={rememberFocus}
          onBlur={handlers.endPause}
        >
          {mine.map((item) => (
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
