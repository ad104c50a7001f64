import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { explainAccount, type Refusal } from '@/lib/auth/errors';
import type { FormRules, Values } from '@/lib/auth/rules';
import { dismissToasts, expectToasts } from '@/components/toasts/notify';
import { useFieldErrors } from './useFieldErrors';
import { showFailure } from './useRequest';

/**
 * Ignores the repeats of a held Enter: browsers send the form, or press the button, at each of them. A form that fails fast
 * would send a request for each, and the visitor would meet the provider's limit.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

/** The rules of a form without fields. */
export const noRules: FormRules = new Map();

interface FormOptions {
  readonly rules?: FormRules;
  /** Whether a request is under way: then a submit does nothing. */
  readonly loading: boolean;
  /** The last request's error, as a hook of react-firebase-hooks has it. */
  readonly error?: Error | undefined;
  /** Sends values that meet the rules; `fail` shows the error of a request that is no hook's. */
  readonly send: (values: Values, fail: (error: unknown) => void) => unknown;
  /** What the form says after an error. */
  readonly explain?: (error: unknown) => Refusal;
}

/**
 * What every form does: checks its fields, sends one request at a time, shows its error, and keeps what was typed. With React's
 * `useActionState` a second submit would be sent after the first, and a form's action empties its fields.
 */
export function useForm(options: FormOptions) {
  const { rules = noRules, loading, error, send, explain = explainAccount } = options;
  const { errors, notes, formProps: fieldProps, check, refuse } = useFieldErrors(rules);
  const focused = useRef<Element>(null);

  const fail = (reason: unknown) => {
    const refusal = explain(reason);
    refuse(refusal, focused.current);
    showFailure(reason, refusal);
  };
  const onError = useEffectEvent(fail);
  useEffect(() => {
    if (error) onError(error);
  }, [error]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const values = check(event.currentTarget);
    if (!values) return;
    focused.current = document.activeElement;
    dismissToasts();
    send(values, fail);
  };

  // `method="dialog"` keeps a form that is submitted before the island runs from doing anything (HTML: without a dialog
  // around it nothing is submitted), so that no password can end up in an address. The toaster is loaded at the first sign
  // of use, so that it is there even if the network then fails.
  const formProps = {
    method: 'dialog',
    noValidate: true,
    onSubmit,
    onFocus: expectToasts,
    onKeyDown: ignoreHeldEnter,
    ...fieldProps,
  };
  return { errors, notes, formProps };
}

/** What {@link useForm} returns. */
export type Form = ReturnType<typeof useForm>;
