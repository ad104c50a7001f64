import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, TextLink } from '@/components/ui/Button';
import type { Refusal } from '@/lib/auth/errors';
import type { FormRules } from '@/lib/auth/rules';
import { dismissToasts } from '@/lib/browser/toasts';
import { name } from '@/lib/content/studio';
import type { FormTexts } from '@/lib/words';
import { AlreadySignedIn, LeavingNote } from './AlreadySignedIn';
import { keepEmail, type useFormLinks } from './betweenForms';
import { useSessionEmail } from './followSession';
import type { Sdk } from './loadSdk';
import { GoogleButton, useGoogle } from './GoogleButton';
import { type SdkForm, useSdkForm } from './useSdkForm';

interface AuthFormProps {
  /** The form's id in the page. */
  readonly id: string;
  readonly texts: FormTexts;
  readonly links: ReturnType<typeof useFormLinks>;
  readonly rules: FormRules;
  readonly send: (sdk: Sdk, email: string, password: string) => Promise<void>;
  readonly explain: (error: unknown) => Refusal;
  /** Returns the path that a success leads to, at that moment. */
  readonly next: () => string;
  /** The fields. */
  readonly children: (form: Pick<SdkForm, 'errors' | 'notes' | 'busy'>) => ReactNode;
  /** A link below the button, which only this form has. */
  readonly aside?: ReactNode;
}

/** What login and sign-up do alike: send e-mail and password or open a provider's window, show the result, and lead on. */
export function AuthForm(props: AuthFormProps) {
  const { id, texts, links, rules, send, explain, next, children, aside } = props;
  const router = useRouter();
  const signedOut = useSessionEmail() === null;
  const isMounted = useRef(false);
  const [leaving, setLeaving] = useState(false);
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
  const google = useGoogle(() => {
    dismissToasts();
    leadOn('/');
  });
  const { busy, errors, notes, formProps } = useSdkForm({
    rules,
    send: (sdk, { email = '', password = '' }) => send(sdk, email, password),
    onDone: () => leadOn(next()),
    explain,
    // Who has left the form meanwhile is not told that it failed.
    onError: () => !isMounted.current,
  });

  const changeForm = () => {
    keepEmail();
    dismissToasts();
  };

  if (leaving) return <LeavingNote />;
  return (
    <>
      <div className="when-signed-out">
        <form id={id} {...formProps}>
          {children({ errors, notes, busy })}
          <Button type="submit" aria-disabled={busy} className="mt-1 w-full">
            {busy ? texts.busy : texts.action}
          </Button>
        </form>
        {aside && <p className="mt-5">{aside}</p>}
        <p className="mt-5 flex flex-wrap gap-x-2">
          {texts.other.question?.(name)}
          <TextLink href={links.otherForm} onClick={changeForm}>
            {texts.other.link}
          </TextLink>
        </p>
        <GoogleButton {...google} />
      </div>
      <div hidden={signedOut} className="when-signed-in">
        {busy || google.open ? <LeavingNote /> : <AlreadySignedIn onward={links.onward} />}
      </div>
    </>
  );
}
