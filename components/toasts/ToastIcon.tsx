import type { ToastRequest } from '@/lib/toasts/requested';

const shapes = {
  error: 'M12 7v6m0 3.5v.5M12 3l9.5 17h-19z',
  success: 'M7.5 12.5l3 3 6-7M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
} as const;

const colours = { error: 'text-danger', success: 'text-success' } as const;

/** A warning triangle or a tick, beside words that say the same. */
export function ToastIcon({ kind }: { readonly kind: ToastRequest['kind'] }) {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`mt-0.5 size-5 shrink-0 fill-none stroke-current stroke-2 ${colours[kind]}`}
    >
      <path d={shapes[kind]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
