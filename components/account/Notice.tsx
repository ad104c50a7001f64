import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Replaces a form after it was sent. Takes the focus, so that a screen reader reads it and Tab continues from here. The lead
 * above it is hidden (app/globals.css).
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
