import type { ToastRequest } from '@/lib/toasts/requested';

const shared =
  'pointer-events-auto mb-3 ml-auto flex w-full max-w-sm items-start gap-3 rounded-card border border-line border-l-4 bg-raised px-4 py-2.5 sm:py-4 ' +
  'text-small text-text shadow-lift';

/** The class names of a toast's card; its left edge tells the kind. */
export function toastBox(kind: ToastRequest['kind']): string {
  return `${shared} ${kind === 'error' ? 'border-l-danger' : 'border-l-success'}`;
}
