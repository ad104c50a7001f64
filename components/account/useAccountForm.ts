import { type FormEvent, useEffect } from 'react';
import { useFieldErrors } from '@/components/auth/useFieldErrors';
import { ignoreHeldEnter } from '@/components/ui/ignoreHeldEnter';
import type { FormRules, Values } from '@/lib/auth/rules';
import { reportError } from '@/lib/browser/reportError';
import { expectToasts } from '@/lib/browser/toasts';
import { type AccountSdk, loadAccount } from './accountSdk';
import { useAccountRequest } from './useAccountRequest';

/** The rules of a form without fields. */
export const noRules: FormRules = new Map();

interface AccountFormOptions {
  readonly rules?: FormRules;
  /** Asks the provider; called with values that meet the rules. */
  readonly send: (sdk: AccountSdk, values: Values) => Promise<void>;
  readonly onDone?: (values: Values) => void;
  /** Answers an error in the form's own way and returns true, or leaves it to a toast. */
  readonly onError?: (error: unknown) => boolean;
}

/** What every form of the account does: checks its fields, sends one request at a time, and keeps what was typed. */
export function useAccountForm({ rules = noRules, send, onDone, onError }: AccountFormOptions) {
  const { busy, request } = useAccountRequest(onError);
  const { errors, handlers, check } = useFieldErrors(rules);
  useEffect(() => {
    loadAccount().catch(reportError);
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = check(event.currentTarget);
    if (!values) return;
    void request(async (sdk) => {
      await send(sdk, values);
      onDone?.(values);
    });
  };

  // `method="dialog"`, as in the other forms: no password can end up in an address.
  const formProps = {
    method: 'dialog',
    noValidate: true,
    onSubmit,
    onFocus: expectToasts,
    onKeyDown: ignoreHeldEnter,
  };
  return { busy, errors, formProps: { ...formProps, ...handlers } };
}
