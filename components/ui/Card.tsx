import type { ComponentProps } from 'react';

/** A raised box with its content. */
export function Card({ className = '', ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={`rounded-card border border-line bg-surface p-6 shadow-card ${className}`}
    />
  );
}
