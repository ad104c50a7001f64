import { dismissText } from '@/lib/content/frame';
import type { ToastRequest } from '@/lib/toasts/requested';
import { toastBox } from './toastBox';
import { ToastIcon } from './ToastIcon';

/** One toast as it is drawn. */
export interface ToastCardProps {
  readonly kind: ToastRequest['kind'];
  readonly text: string;
  /** False from the moment it is dismissed until it is removed, 1000 ms later (product 9). */
  readonly visible: boolean;
  readonly onDismiss: () => void;
}

/** A toast: what happened, and a button that puts it away. It slides in and out; nothing else moves. */
export function ToastCard({ kind, text, visible, onDismiss }: ToastCardProps) {
  return (
    <div
      data-toast={kind}
      data-leaving={visible ? undefined : ''}
      className={`${toastBox(kind)} transition-[opacity,translate,visibility] duration-calm ease-out starting:-translate-y-2 starting:opacity-0 data-leaving:invisible data-leaving:-translate-y-2 data-leaving:opacity-0`}
    >
      <ToastIcon kind={kind} />
      <p className="min-w-0 flex-1 wrap-anywhere">{text}</p>
      <button
        type="button"
        aria-label={dismissText}
        onClick={onDismiss}
        className="-m-2 grid size-10 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:bg-surface hover:text-text"
      >
        <svg
          width={20}
          height={20}
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-5 fill-none stroke-current stroke-2"
        >
          <path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
