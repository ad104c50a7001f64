import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { accountErrorMessage, errorCode, isClosedWindow } from '@/lib/auth/errors';
import type { Errors, FormRules, Values } from '@/lib/auth/rules';
import { reportError } from '@/lib/browser/reportError';
import { dismissToasts, expectToasts, notifyError } from '@/lib/browser/toasts';
import { loadSdk, type Sdk } from './loadSdk';
import { useFieldErrors } from './useFieldErrors';

/** Shows a failure in a toast. A closed window goes to the console only (product 8.5), a fault of the site there too. */
function showFailure(error: unknown): void {
  const closed = isClosedWindow(error);
  if (closed || !errorCode(error)) reportError(error);
  if (!closed) notifyError(accountErrorMessage(error));
}

/** Answers an error in a form's own way and returns true, or leaves it to a toast. */
type OnError = (error: unknown) => boolean;

/** How long a provider's window may be silent before its button can be pressed again, in milliseconds (product 9). */
const windowLimit = 2_000;

interface RequestOptions {
  readonly onError?: OnError;
  /** Whether the answer comes from a provider's window: a closed one is reported only 8 to 10 s later. */
  readonly inWindow?: boolean;
}

/**
 * Requests to the provider, one at a time: whether one is under way, whether its window is silent, and how to send one. A
 * request while another is under way does nothing; one while a window is silent takes the place of that one.
 */
export function useRequest() {
  const [state, setState] = useState<'idle' | 'busy' | 'silent'>('idle');
  const current = useRef<symbol>(undefined);
  const request = async (
    send: (sdk: Sdk) => Promise<void>,
    { onError, inWindow = false }: RequestOptions = {},
  ) => {
    if (state === 'busy') return;
    const own = Symbol();
    const isCurrent = () => current.current === own;
    current.current = own;
    setState('busy');
    dismissToasts();
    const offerAgain = () => isCurrent() && setState('silent');
    const timer = inWindow ? setTimeout(offerAgain, windowLimit) : undefined;
    try {
      await send(await loadSdk());
      // Whatever a later press has begun is over as well.
      current.current = own;
    } catch (error) {
      if (!isCurrent()) reportError(error);
      else if (!onError?.(error)) showFailure(error);
    } finally {
      clearTimeout(timer);
      if (isCurrent()) setState('idle');
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

interface SdkFormOptions extends RequestOptions {
  readonly rules?: FormRules;
  /** Asks the provider; called with values that meet the rules. */
  readonly send: (sdk: Sdk, values: Values) => Promise<void>;
  readonly onDone?: (values: Values) => void;
  /** What the fields say, as errors, that the provider's refusal is about. */
  readonly refusedFields?: (error: unknown) => Errors;
}

/**
 * What every form does: checks its fields, sends one request at a time through the SDK (which is loaded at once, and waited
 * for), and keeps what was typed.
 */
export function useSdkForm(options: SdkFormOptions) {
  const { rules = noRules, send, onDone, refusedFields, onError, inWindow } = options;
  const { busy, isSilent, request } = useRequest();
  const { errors, formProps: fieldProps, check, refuse } = useFieldErrors(rules);
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
    const refuseFields = (error: unknown) => {
      if (refusedFields) refuse(form, refusedFields(error), activeElement);
      return onError?.(error) ?? false;
    };
    void request(sendAll, { onError: refuseFields, inWindow });
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
  return { busy, isSilent, errors, formProps };
}
