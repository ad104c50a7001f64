import { LineIcon } from '@/components/ui/LineIcon';
import { dismissText } from '@/lib/words';
import type { ToastRequest } from '@/lib/browser/toasts';

/**
 * The paths of the icons: a warning triangle and a tick, beside words that say the same, and the cross of the button.
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

/** The gap between two cards, in CSS pixels: so small that on phones the second ends above the title of a page. */
const gap = 6;

interface ToastCardProps extends ToastRequest {
  /** False once it is dismissed; it is removed 1000 ms later (product 9). */
  readonly visible: boolean;
  /** The class names of its box. */
  readonly box: string;
  readonly onDismiss: () => void;
}

/** Puts a new card below those that have their place, which are older. There it stays: when one of them goes, nothing else moves. */
function putBelow(card: HTMLElement | null): void {
  if (!card) return;
  const shown = document.querySelectorAll<HTMLElement>('[data-toast]:not([data-leaving])');
  const ends = [...shown]
    .filter(({ style }) => style.top)
    .map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight + gap);
  card.style.top = `${Math.max(card.offsetTop, ...ends)}px`;
}

/** A toast: the message, and a button to dismiss it. It slides in and out. */
export function ToastCard({ kind, text, visible, box, onDismiss }: ToastCardProps) {
  return (
    <div
      ref={putBelow}
      data-toast={kind}
      data-leaving={visible ? undefined : ''}
      className={`${box} absolute inset-x-gutter transition-[opacity,translate,visibility] duration-calm ease-out starting:-translate-y-2 starting:opacity-0 data-leaving:invisible data-leaving:-translate-y-2 data-leaving:opacity-0`}
    >
      <ToastIcon name={kind} className={kind === 'error' ? 'text-danger' : 'text-success'} />
      <p className="min-w-0 flex-1 wrap-anywhere">{text}</p>
      <button
        type="button"
        aria-label={dismissText}
        onClick={onDismiss}
        className="-m-2 grid size-10 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:bg-surface hover:text-text"
      >
        <ToastIcon name="dismiss" />
      </button>
    </div>
  );
}
