import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import toast, { type ToastPosition, useToaster } from 'react-hot-toast/headless';
import { LineIcon } from '@/components/ui/LineIcon';
import { regionOf, showAsText, type TextToast } from '@/lib/browser/toasts';
import { dismissText } from '@/lib/words';

export { toast };

/** How long a toast stays, in milliseconds, unless it is dismissed, hovered or focused. */
const options = { error: { duration: 10_000 }, success: { duration: 6_000 } };

/**
 * Matches an open menu, which handles Escape first. `:is` keeps the selector valid in browsers
 * without popover support.
 */
const openMenu = ':is(:popover-open)';

/**
 * The icons of the two kinds of toasts, which repeat what the text says, and the icon of the
 * dismiss button.
 */
const shapes = {
  error: 'M12 7v6m0 3.5v.5M12 3l9.5 17h-19z',
  success: 'M7.5 12.5l3 3 6-7M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  dismiss: 'M6 6l12 12M18 6L6 18',
} as const;

function ToastIcon({ name, className = '' }: { name: keyof typeof shapes; className?: string }) {
  return (
    <LineIcon path={shapes[name]} size={20} round className={`size-5 shrink-0 ${className}`} />
  );
}

/** The distance of the cards to the edge, and the gap between two cards, in CSS pixels. */
const margin = 16;
const gap = 8;

/**
 * Places a new card above the older cards or, if toasts are at the top, below them. A card keeps
 * its place when another card is removed, so it doesn't move under the pointer.
 */
function placeAfter(card: HTMLElement | null): void {
  if (!card) return;
  const shown = document.querySelectorAll<HTMLElement>('[data-toast]:not([data-leaving])');
  const ends = [...shown]
    .map(({ style, offsetHeight }) => parseFloat(style.getPropertyValue('--edge')) + offsetHeight)
    .filter((end) => end > 0);
  card.style.setProperty('--edge', `${Math.max(margin, ...ends.map((end) => end + gap))}px`);
}

interface ToastCardProps extends TextToast {
  /** False once the toast is dismissed. It's removed 1000 ms later. */
  readonly visible: boolean;
  readonly position: ToastPosition | undefined;
  readonly className: string;
  readonly onDismiss: () => void;
}

function ToastCard({ kind, text, visible, position, className, onDismiss }: ToastCardProps) {
  return (
    <div
      ref={placeAfter}
      data-toast={kind}
      data-position={position}
      data-leaving={visible ? undefined : ''}
      className={className}
    >
      <ToastIcon name={kind} className={kind === 'error' ? 'text-danger' : 'text-success'} />
      <p className="min-w-0 flex-1 wrap-anywhere">
        {/* An error code, such as "(auth/user-not-found).", has its own line if it doesn't fit on the current one. */}
        {text.split(/(\(auth\S+)/).map((part, index) => (
          <span key={index} className={index % 2 ? 'inline-block' : undefined}>
            {part}
          </span>
        ))}
      </p>
      <button type="button" aria-label={dismissText} onClick={onDismiss} className="toast-dismiss">
        <ToastIcon name="dismiss" />
      </button>
    </div>
  );
}

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
  const shown = toasts.filter(({ visible }) => visible).map(({ id }) => id);
  const endPause = useEffectEvent(() => handlers.endPause());
  const shownIds = shown.join();
  useEffect(() => endPause(), [shownIds]);

  const dismissOnEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || document.querySelector(openMenu)) return;
    if (shown[0]) dismiss(shown[0]);
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
                text={String(message)}
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
