import type { ComponentProps, ReactNode } from 'react';

export function Card({ className = '', ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={`rounded-card border border-line bg-surface p-6 shadow-card ${className}`}
    />
  );
}

interface FoldProps {
  readonly summary: string;
  readonly className?: string;
  readonly summaryClassName?: string;
  readonly children: ReactNode;
}

/** Collapsible content. app/controls.css styles the arrow. */
export function Fold({ summary, className = '', summaryClassName = '', children }: FoldProps) {
  return (
    <details className={className}>
      <summary
        className={`flex min-h-11 cursor-pointer items-center justify-between gap-4 py-3 font-bold hover:text-accent-bright ${summaryClassName}`}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
