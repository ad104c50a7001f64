import { type ComponentType, type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import type { Account } from '@/lib/auth/account';
import { linkGoogle, unlinkGoogle } from '@/lib/auth/accountActions';
import { accountTexts } from '@/lib/words';
import { notifySuccess } from '@/components/toasts/notify';
import type { AccountFormProps } from './AccountForms';
import { preloadOnIntent } from './GoogleButton';
import { showFailure, useRequest } from './useRequest';

interface AccountRowProps {
  readonly title: string;
  /** The present state. */
  readonly children: ReactNode;
  /** A button, where the row has no form. */
  readonly control?: ReactNode;
}

/** A part of the account: the present state, and beside it what can be done. All rows share their columns. */
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

interface FormRowProps extends Omit<AccountRowProps, 'control'> {
  /** The words on the button that opens the form. */
  readonly buttonLabel: string;
  readonly account: Account;
  readonly form: ComponentType<AccountFormProps>;
  /** Which form of the page is open; one at a time, so that its fields keep their names. */
  readonly opened: string | undefined;
  readonly onOpen: (row: string | undefined) => void;
  /** The name of this one. */
  readonly name: string;
}

/** A part of the account whose button shows a form below it. */
export function FormRow(props: FormRowProps) {
  const { account, form: Form, buttonLabel, opened, onOpen, name, ...row } = props;
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = opened === name;
  const close = () => {
    button.current?.focus();
    onOpen(undefined);
  };
  return (
    <div>
      <AccountRow
        {...row}
        control={
          <Button
            ref={button}
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? undefined : name)}
            variant="outline"
          >
            {buttonLabel}
          </Button>
        }
      />
      {isOpen && (
        <div className="max-w-md pb-8 lg:ml-70">
          <Form account={account} onClose={close} />
        </div>
      )}
    </div>
  );
}

/** Links a Google account, or removes the link. The last way to log in stays. */
export function GoogleRow({ account }: Pick<FormRowProps, 'account'>) {
  const { google: texts } = accountTexts;
  const isLinked = account.google !== undefined;
  const isOnly = isLinked && !account.hasPassword;
  const [change, loading] = useRequest(isLinked ? unlinkGoogle : linkGoogle);
  // A window may have been closed, which is reported only seconds later: each press opens another one.
  const isLocked = loading && isLinked;
  const onPress = () => {
    const done = isLinked ? texts.unlinkedNow : texts.linkedNow;
    if (!isLocked) change().then(() => notifySuccess(done), showFailure);
  };
  return (
    <AccountRow
      title={texts.title}
      control={
        !isOnly && (
          <Button
            aria-disabled={isLocked}
            onClick={onPress}
            {...(isLinked ? undefined : preloadOnIntent)}
            variant="outline"
          >
            {isLinked ? texts.unlink : texts.link}
          </Button>
        )
      }
    >
      <p>{isLinked ? texts.linked(account.google) : texts.notLinked}</p>
      {isOnly && <p>{texts.only}</p>}
    </AccountRow>
  );
}
