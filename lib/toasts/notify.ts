import { toastRequests, type ToastRequest } from './requested';

function request(kind: ToastRequest['kind'], text: string): void {
  const { waiting } = toastRequests.get();
  toastRequests.set({ expected: true, waiting: [...waiting, { kind, text }] });
}

/** Tells the visitor what went wrong, at once and for long enough to read it. */
export function notifyError(text: string): void {
  request('error', text);
}

/** Tells the visitor what has been done; waits for a screen reader to finish its message. */
export function notifySuccess(text: string): void {
  request('success', text);
}
