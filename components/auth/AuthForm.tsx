import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button, TextLink } from '@/components/ui/Button';
import type { Refusal } from '@/lib/auth/errors';
import type { FormRules } from '@/lib/auth/rules';
import { dismissToasts } from '@/components/toasts/notify';
import { name } from '@/lib/content/studio';
import type { FormTexts } from '@/lib/words';
import { AlreadySignedIn, LeavingNote } from './AlreadySignedIn';
import { keepEmail, type useFormLinks } from './betweenForms';
import { GoogleButton, useGoogle } from './GoogleButton';
import { type Form, useForm } from './useForm';
import { useSessionEmail } from './useSession';

interface AuthFormProps {
  /** The form's id in the page. */
  readonly id: string;
  readonly texts: FormTexts;
  readonly links: ReturnType<typeof useFormLinks>;
  readonly rules: FormRules;
  /** The hook's function, whether it has succeeded, whether it is under way, and its error. */
  readonly send: (email: string, password: string) => unknown;
  readonly done: boolean;
  readonly loading: boolean;
  readonly error: Error | undefined;
  readonly explain: (error: unknown) => Refusal;
  /** Returns the path that a success leads to, at that moment. */
  readonly next: () => string;
  /** The fields. */
  readonly children: (form: Pick<Form, 'errors' | 'notes'>) => ReactNode;
  /** A link below the button, which only this form has. */
  readonly aside?: ReactNode;
}

/** What login and sign-up do alike: send e-mail and password or open a provider's window, show the result, and lead on. */
export function AuthForm(props: AuthFormProps) {
  const { id, texts, links, rules, send, done, loading, error, explain, next, children, aside } =
    props;
  const router = useRouter();
  const signedOut = useSessionEmail() === null;
  const [byGoogle, setByGoogle] = useState(false);
  const { errors, notes, formProps } = useForm({
    rules,
    loading,
    error,
    send: ({ email = '', password = '' }) => send(email, password),
    explain,
  });
  const google = useGoogle(() => {
    dismissToasts();
    setByGoogle(true);
  });

  // In an effect: a visitor who has left the form meanwhile stays where they went.
  const isSignedIn = done || byGoogle;
  const leadOn = useEffectEvent(() => router.replace(done ? next() : '/'));
  useEffect(() => {
    if (isSignedIn) leadOn();
  }, [isSignedIn]);

  const changeForm = () => {
    keepEmail();
    dismissToasts();
  };

  if (isSignedIn) return <LeavingNote />;
  return (
    <>
      <div className="when-signed-out">
        <form id={id} {...formProps}>
          {children({ errors, notes })}
          <Button type="submit" aria-disabled={loading} className="mt-1 w-full">
            {loading ? texts.busy : texts.action}
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
        {loading || google.isOpen ? <LeavingNote /> : <AlreadySignedIn onward={links.onward} />}
      </div>
    </>
  );
}
