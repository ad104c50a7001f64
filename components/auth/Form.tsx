import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { expectToasts } from '@/components/toasts/notify';
import { explainAccount, type Refusal } from '@/lib/auth/errors';
import type { FormRules, Values } from '@/lib/auth/rules';
import { FormContext } from './Field';
import { useFields } from './useFields';
import { showFailure, useRequest } from './useRequest';

/**
 * Ignores key repeats of Enter, because browsers submit the form or press the button on each
 * repeat.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

interface FormProps {
  readonly ref?: RefObject<HTMLFormElement | null>;
  readonly rules?: FormRules;
  /**
   * Sends the validated values. On failure, the promise rejects or, if `send` comes from
   * react-firebase-hooks, `error` is set.
   */
  readonly send: (values: Values) => Promise<unknown>;
  /** The hook's error, if `send` comes from react-firebase-hooks. */
  readonly error?: Error | undefined;
  readonly explain?: (error: unknown) => Refusal;
  /** Whether the form can be submitted again while a request is pending. */
  readonly canResend?: boolean;
  readonly children: ReactNode;
}

/**
 * A form that validates its fields, sends one request at a time, shows errors and keeps the values.
 */
export function Form(props: FormProps) {
  const { ref, rules = {}, send, error, explain = explainAccount, canResend, children } = props;
  const { state, check, showRefusal, formProps } = useFields(rules, ref);
  const [request, isBusy] = useRequest(send, { canResend });
  const focusOnSubmit = useRef<Element>(null);

  const handleFailure = (reason: unknown) => {
    const refusal = explain(reason);
    showRefusal(refusal, focusOnSubmit.current);
    showFailure(reason, refusal.message);
  };
  const onError = useEffectEvent(handleFailure);
  useEffect(() => {
    if (error) onError(error);
  }, [error]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy && !canResend) return;
    const values = check();
    if (!values) return;
    focusOnSubmit.current = document.activeElement;
    request(values).catch(handleFailure);
  };
  return (
    // Before hydration, `method="dialog"` keeps the browser from submitting the form, which would
    // put the password in the URL.
    <form
      {...formProps}
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={ignoreHeldEnter}
      // Loads the toaster early, so that it can report a lost connection.
      onFocus={expectToasts}
    >
      <FormContext value={{ ...state, isBusy }}>{children}</FormContext>
    </form>
  );
}
