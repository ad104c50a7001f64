import type { ReactNode } from 'react';

interface AccountSectionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly control: ReactNode;
}

/** A section of the account settings. All sections have the same columns. */
export function AccountSection({ title, children, control }: AccountSectionProps) {
  return (
    <section className="account-section">
      <div>
        <h2 className="text-card">{title}</h2>
        <div className="mt-1 text-muted wrap-anywhere lg:mt-0">{children}</div>
      </div>
      {control}
    </section>
  );
}
