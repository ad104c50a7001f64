import type { ReactNode } from 'react';

interface FoldProps {
  /** What is seen of it while it is folded, beside an arrow that turns. */
  readonly summary: string;
  readonly className?: string;
  readonly summaryClassName?: string;
  readonly children: ReactNode;
}

/** Content that is folded until its summary is pressed. It needs no script. */
export function Fold({ summary, className = '', summaryClassName = '', children }: FoldProps) {
  return (
    <details className={`group ${className}`}>
      <summary
        className={`flex min-h-11 cursor-pointer items-center justify-between gap-4 py-3 font-bold after:mr-1 after:size-2.5 after:shrink-0 after:-translate-y-[.19rem] after:rotate-45 after:border-r-3 after:border-b-3 after:border-accent after:transition-transform after:duration-quick group-open:after:translate-y-[.19rem] group-open:after:-rotate-135 hover:text-accent-bright [&::-webkit-details-marker]:hidden ${summaryClassName}`}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
