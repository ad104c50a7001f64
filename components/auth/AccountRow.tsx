import type { User } from 'firebase/auth';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { AccountForm, type AccountFormProps } from './AccountForm';

interface AccountRowProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly control: ReactNode;
}

/** A section of the account page. All sections have the same columns. */
export function AccountRow({ title, children, control }: AccountRowProps) {
  return (
    <section className="border-t border-line py-5">
      <div className="grid items-center gap-x-6 gap-y-3 max-sm:justify-items-start sm:grid-cols-[minmax(0,1fr)_12rem] lg:items-baseline lg:grid-cols-[16rem_minmax(0,1fr)_12rem]">
        <div className="min-w-0 lg:contents">
          <h2 className="text-card">{title}</h2>
          <div className="mt-1 text-muted wrap-anywhere lg:mt-0">{children}</div>
        </div>
        {control}
      </div>
    </section>
  );
}

export interface OpenableProps {
  readonly user: User;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

interface FormRowProps extends OpenableProps, Omit<AccountFormProps, 'onClose'> {
  readonly title: string;
  readonly buttonLabel: string;
  readonly children: ReactNode;
}

export function FormRow(props: FormRowProps) {
  const { title, buttonLabel, children, isOpen, onToggle, ...form } = props;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    button.current?.focus();
    onToggle(false);
  };
  const control = (
    <Button ref={button} aria-expanded={isOpen} onClick={() => onToggle(!isOpen)} variant="outline">
      {buttonLabel}
    </Button>
  );
  return (
    <div>
      <AccountRow title={title} control={control}>
        {children}
      </AccountRow>
      {isOpen && (
        <div className="max-w-md pb-8 lg:ml-70">
          <AccountForm {...form} onClose={close} />
        </div>
      )}
    </div>
  );
}
