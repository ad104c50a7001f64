import { useEffect, useEffectEvent, useRef } from 'react';
import {
  useCreateUserWithEmailAndPassword,
  useSignInWithEmailAndPassword,
  type EmailAndPasswordActionHook,
} from 'react-firebase-hooks/auth';
import { siteAuth } from './auth';

/** One press on Login or Sign Up: each is a new object, even with the same values. */
export interface Attempt {
  readonly email: string;
  readonly password: string;
}

/** What a form hands to its driver, which it draws as long as an attempt is under way. */
export interface DriverProps {
  readonly attempt: Attempt;
  readonly onSuccess: () => void;
  /** Called with the provider's message. */
  readonly onFailure: (message: string) => void;
}

/** Draws nothing: signs in with e-mail and password, once for each attempt. */
export function LoginDriver(props: DriverProps): null {
  useAttempt(useSignInWithEmailAndPassword(siteAuth()), props);
  return null;
}

/** Draws nothing: creates an account, once for each attempt. */
export function SignUpDriver(props: DriverProps): null {
  useAttempt(useCreateUserWithEmailAndPassword(siteAuth()), props);
  return null;
}

function useAttempt(
  [act, , , error]: EmailAndPasswordActionHook,
  { attempt, onSuccess, onFailure }: DriverProps,
): void {
  const started = useRef<Attempt>(undefined);
  const succeed = useEffectEvent(onSuccess);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (started.current === attempt) return;
    started.current = attempt;
    // The hook resolves with nothing when it failed and then keeps the error, which the next effect reads.
    void act(attempt.email, attempt.password).then((credential) => credential && succeed());
  }, [attempt, act]);
  useEffect(() => {
    if (error) fail(error.message);
  }, [error]);
}
