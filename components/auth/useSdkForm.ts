import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { errorCode, explainAccount, isClosedWindow, type Refusal } from '@/lib/auth/errors';
import type { FormRules, Values } from '@/lib/auth/rules';
import { reportError } from '@/lib/browser/reportError';
import { dismissToasts, expectToasts, notifyError } from '@/lib/browser/toasts';
import { loadSdk, type Sdk } from './loadSdk';
import { useFieldErrors } from './useFieldErrors';

/** How long a provider's window may be silent, in milliseconds (product 9): a closed one is reported only 8 to 10 s later. */
export const silence = { signingIn: 15_000, account: 2_000 } as const;

/** Shows a failure in a toast. A closed window goes to the console only (product 8.5), a fault of the site there too. */
function showFailure(error: unknown, { toast }: Refusal = explainAccount(error)): void {
  const closed = isClosedWindow(error);
  if (closed || !errorCode(error)) reportError(error);
  if (!closed) notifyError(toast);
}

interface RequestOptions {
  /** Answers an error in place of a toast. */
  readonly onError?: (error: unknown) => void;
  /** Where the answer comes from a provider's window: how long that may be silent. */
  readonly silentAfter?: number | undefined;
  /** Whether it takes the place of one under way, too, not only of one whose window is silent. */
  readonly overtakes?: boolean;
}

/**
 * Requests to the provider, of which the newest counts: whether one is under way, whether its window is silent, and how to send
 * one. A request while another is under way does nothing, unless it overtakes; one while a window is silent takes the place of
 * that one. What becomes of a request that was overtaken goes to the console only.
 */
export function useRequest() {
  const [state, setState] = useState<'idle' | 'busy' | 'silent'>('idle');
  const newest = useRef<symbol>(undefined);
  const request = async (send: (sdk: Sdk) => Promise<void>, options: RequestOptions = {}) => {
    const { onError = showFailure, silentAfter, overtakes = false } = options;
    if (state === 'busy' && !overtakes) return;
    const own = Symbol();
    const isNewest = () => newest.current === own;
    newest.current = own;
    setState('busy');
    dismissToasts();
    const fallSilent = () => isNewest() && setState('silent');
    const timer = silentAfter === undefined ? undefined : setTimeout(fallSilent, silentAfter);
    try {
      await send(await loadSdk());
      // Whatever a later press has begun is over as well.
      newest.current = own;
    } catch (error) {
      if (isNewest()) onError(error);
      else reportError(error);
    } finally {
      clearTimeout(timer);
      if (isNewest()) setState('idle');
    }
  };
  return { busy: state === 'busy', isSilent: state === 'silent', request };
}

/**
 * Ignores the repeats of a held Enter: browsers send the form, or press the button, at each of them. A form that fails fast
 * would send a request for each, and the visitor would meet the provider's limit.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

/** The rules of a form without fields. */
export const noRules: FormRules = new Map();

interface SdkFormOptions extends Pick<RequestOptions, 'silentAfter'> {
  readonly rules?: FormRules;
  /** Asks the provider; called with values that meet the rules. */
  readonly send: (sdk: Sdk, values: Values) => Promise<void>;
  readonly onDone?: (values: Values) => void;
  /** What the form says after an error. */
  readonly explain?: (error: unknown) => Refusal;
  /** Answers an error in the form's own way and returns true, or leaves it to what the form says. */
  readonly onError?: (error: unknown) => boolean;
}

/**
 * What every form does: checks its fields, sends one request at a time through the SDK (which is loaded at once, and waited
 * for), and keeps what was typed. With React's `useActionState` a second submit would be sent after the first, and a form's action
 * empties its fields.
 */
export function useSdkForm(options: SdkFormOptions) {
  const { rules = noRules, send, onDone, explain = explainAccount, onError, silentAfter } = options;
  const { busy, isSilent, request } = useRequest();
  const { errors, notes, formProps: fieldProps, check, refuse } = useFieldErrors(rules);
  useEffect(() => {
    loadSdk().catch(reportError);
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { currentTarget: form } = event;
    const values = check(form);
    if (!values) return;
    const { activeElement } = document;
    const sendAll = async (sdk: Sdk) => {
      await send(sdk, values);
      onDone?.(values);
    };
    const answerError = (error: unknown) => {
      if (onError?.(error)) return;
      const refusal = explain(error);
      refuse(form, refusal, activeElement);
      showFailure(error, refusal);
    };
    void request(sendAll, { onError: answerError, silentAfter });
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
  return { busy, isSilent, errors, notes, formProps };
}

/** What {@link useSdkForm} returns. */
export type SdkForm = ReturnType<typeof useSdkForm>;
