import type { ToastPosition } from 'react-hot-toast/headless';
import { LineIcon } from '@/components/ui/LineIcon';
import type { TextToast } from '@/lib/browser/toasts';
import { dismissText } from '@/lib/words';

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

/** The distance of the first card to the edge, and the gap between two cards, in CSS pixels. */
const margin = 16;
const gap = 8;

/**
 * Places a new card above the older cards or, if toasts are at the top, below them. A card keeps
 * its place when another card is removed, so it doesn't move under the pointer.
 */
function placeBesideOthers(card: HTMLElement | null): void {
  if (!card) return;
  const cards = document.querySelectorAll<HTMLElement>('[data-toast]:not([data-leaving])');
  let edge = margin;
  for (const { style, offsetHeight } of cards) {
    const otherEdge = parseFloat(style.getPropertyValue('--edge'));
    // The new card has no place yet.
    if (!Number.isNaN(otherEdge)) edge = Math.max(edge, otherEdge + offsetHeight + gap);
  }
  card.style.setProperty('--edge', `${edge}px`);
}

/**
 * Matches an error code, such as "(auth/user-not-found).", which has its own line if it doesn't fit
 * on the current one. Splitting a text by this pattern keeps the code.
 */
const errorCode = /(\(auth\S+)/;

interface ToastCardProps extends TextToast {
  /** False once the toast is dismissed. It's removed 1000 ms later. */
  readonly visible: boolean;
  readonly position: ToastPosition | undefined;
  readonly className: string;
  readonly onDismiss: () => void;
}

/** A toast. Its distance to the edge of the window is in the custom property `--edge`. */
export function ToastCard({ kind, text, visible, position, className, onDismiss }: ToastCardProps) {
  return (
    <div
      ref={placeBesideOthers}
      data-toast={kind}
      data-position={position}
      data-leaving={visible ? undefined : ''}
      className={className}
    >
      <ToastIcon name={kind} className={kind === 'error' ? 'text-danger' : 'text-success'} />
      <p className="min-w-0 flex-1 wrap-anywhere">
        {text.split(errorCode).map((part, index) => (
          <span key={index} className={part.startsWith('(auth') ? 'inline-block' : undefined}>
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
