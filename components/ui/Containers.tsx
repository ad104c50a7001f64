import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button';

export function Card({ className = '', ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={`rounded-card border border-line bg-surface p-6 shadow-card ${className}`}
    />
  );
}

interface PageHeadingProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The title of a page below a line, which glows while the studio is open. */
export function PageHeading({ className = '', children }: PageHeadingProps) {
  return (
    <div
      className={`w-fit border-t-2 border-line pt-5 studio-open:border-accent lg:pt-6 ${className}`}
    >
      {children}
    </div>
  );
}

interface NextStepProps {
  readonly text: ReactNode;
  readonly href: string;
  /** The button's text. */
  readonly label: string;
}

/** The last row of a page, with a button that leads to another page. */
export function NextStep({ text, href, label }: NextStepProps) {
  return (
    <div className="border-t border-line print:hidden">
      <p className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-10 text-lead md:py-12 lg:text-statement">
        <span className="max-w-[40ch] text-balance">{text}</span>
        <Button href={href}>{label}</Button>
      </p>
    </div>
  );
}
