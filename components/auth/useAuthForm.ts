import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorCode, type Notes, refusedFields } from '@/lib/auth/errors';
import type { FormRules } from '@/lib/auth/rules';
import { authTexts } from '@/lib/words';
import { reportError } from '@/lib/browser/reportError';
import { dismissToasts, notifyError } from '@/lib/browser/toasts';
import type { Sdk } from './loadSdk';
import { useProviders } from './ProviderButtons';
import { useSdkForm } from './useSdkForm';

interface AuthFormOptions {
  readonly rules: FormRules;
  readonly send: (sdk: Sdk, email: string, password: string) => Promise<void>;
  /** The toast for an error message of the provider. */
  readonly explain: (message: string) => string;
  /** The hints at the fields for such a message, shown until something is typed or sent. */
  readonly explainFields: (message: string) => Notes;
  /** The path that a success leads to. */
  readonly next: string;
}

/** The message of the provider's answer; undefined for an error that is none. */
const answerOf = (error: unknown) =>
  error instanceof Error && errorCode(error) ? error.message : undefined;

/** What login and sign-up do alike: send e-mail and password or open a provider's window, show the result, and lead on. */
export function useAuthForm(options: AuthFormOptions) {
  const { rules, send, explain, explainFields, next } = options;
  const router = useRouter();
  const isMounted = useRef(false);
  const [leaving, setLeaving] = useState(false);
  const [notes, setNotes] = useState<Notes>({});
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const leadOn = (path: string) => {
    // The visitor may have left the form meanwhile, and stays where they went.
    if (!isMounted.current) return;
    setLeaving(true);
    router.replace(path);
  };
  const provider = useProviders(() => {
    dismissToasts();
    leadOn('/');
  });
  const { busy, errors, formProps } = useSdkForm({
    rules,
    send: (sdk, { email = '', password = '' }) => {
      setNotes({});
      return send(sdk, email, password);
    },
    onDone: () => leadOn(next),
    refusedFields: (error) => refusedFields(answerOf(error) ?? ''),
    onError: (error) => {
      const answer = answerOf(error);
      if (answer === undefined) reportError(error);
      // Who has left the form meanwhile is not told that it failed.
      if (!isMounted.current) return true;
      if (answer !== undefined) setNotes(explainFields(answer));
      notifyError(answer === undefined ? authTexts.unavailable : explain(answer));
      return true;
    },
  });

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setNotes({});
    formProps.onInput(event);
  };
  return { busy, errors, formProps: { ...formProps, onInput }, leaving, notes, provider };
}

/** What {@link useAuthForm} returns. */
export type AuthForm = ReturnType<typeof useAuthForm>;
