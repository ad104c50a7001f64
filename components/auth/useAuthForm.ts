import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Notes } from '@/lib/auth/errorMessages';
import type { FormRules } from '@/lib/auth/rules';
import type { Attempt } from '@/lib/auth/sdk/hooks';
import { authTexts } from '@/lib/content/auth';
import { reportError } from '@/lib/browser/reportError';
import { expectToasts, notifyError, notifySuccess } from '@/lib/browser/toasts';
import { ignoreHeldEnter } from '@/components/ui/ignoreHeldEnter';
import { loadSdk } from './loadSdk';
import { useFieldErrors } from './useFieldErrors';
import { useProviders } from './useProviders';

interface AuthFormOptions {
  /** The form's id in the page. */
  readonly id: string;
  readonly rules: FormRules;
  /** The toast for an error message of the provider. */
  readonly explain: (message: string) => string;
  /** The hints at the fields for such a message, shown until something is typed or sent. */
  readonly explainFields: (message: string) => Notes;
  /** The toast after a success; empty for none. */
  readonly done: string;
  /** The path that a success leads to. */
  readonly next: string;
}

/**
 * What login and sign-up do alike: check the fields, send one attempt at a time through the SDK (which is loaded at
 * once, and waited for), and show the result. What was typed is never changed.
 */
export function useAuthForm(options: AuthFormOptions) {
  const { id, rules, explain, explainFields, done, next } = options;
  const router = useRouter();
  const isMounted = useRef(false);
  const [attempt, setAttempt] = useState<Attempt>();
  const [leaving, setLeaving] = useState(false);
  const [notes, setNotes] = useState<Notes>({});
  const { errors, handlers, check } = useFieldErrors(rules);

  const succeed = (toast: string, path: string) => {
    notifySuccess(toast);
    // The visitor may have left the form meanwhile, and stays where they went.
    if (!isMounted.current) return;
    setLeaving(true);
    router.replace(path);
  };
  const fail = (message: string) => {
    setAttempt(undefined);
    notifyError(message);
  };
  const provider = useProviders(() => succeed('', '/'));

  useEffect(() => {
    isMounted.current = true;
    loadSdk().catch(reportError);
    return () => {
      isMounted.current = false;
    };
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (attempt || leaving) return;
    const values = check(event.currentTarget);
    if (!values) return;
    setNotes({});
    setAttempt({ email: values.email ?? '', password: values.password ?? '' });
    loadSdk().catch((error: unknown) => {
      reportError(error);
      fail(authTexts.unavailable);
    });
  };

  return {
    // The toaster is loaded at the first sign of use, so that it is there even if the network then fails.
    formProps: {
      id,
      onSubmit,
      onFocus: expectToasts,
      onKeyDown: ignoreHeldEnter,
      onBlur: handlers.onBlur,
      onInput(event: FormEvent<HTMLFormElement>) {
        setNotes({});
        handlers.onInput(event);
      },
    },
    errors,
    notes,
    attempt,
    leaving,
    provider,
    driverCallbacks: {
      onSuccess: () => succeed(done, next),
      onFailure(message: string) {
        setNotes(explainFields(message));
        fail(explain(message));
      },
    },
  };
}

/** What {@link useAuthForm} returns. */
export type AuthForm = ReturnType<typeof useAuthForm>;
