import type { ReactNode } from 'react';

interface FoldProps {
  readonly summary: string;
  readonly open?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly className?: string;
  readonly summaryClassName?: string;
  readonly children: ReactNode;
}

/** Collapsible content. app/controls.css styles the arrow. */
export function Fold(props: FoldProps) {
  const { summary, open, onToggle, className = '', summaryClassName = '', children } = props;
  return (
    <details
      open={open}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
      // The visitor may have opened it before hydration.
      suppressHydrationWarning
      className={className}
    >
      <summary
        className={`flex min-h-11 cursor-pointer items-center justify-between gap-4 py-3 font-bold hover:text-accent-bright ${summaryClassName}`}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
