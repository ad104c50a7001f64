import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A text that takes the place of a form and of what leads to it (AuthScreen), and its focus, so that it is read out and the
 * next stop is its own.
 */
export function Notice({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="notice rounded-card border border-line bg-surface p-6 shadow-card focus:outline-none"
    >
      {children}
    </div>
  );
}
