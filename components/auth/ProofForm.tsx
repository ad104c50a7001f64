import { type ReactNode, useEffect, useState } from 'react';
import { Button, TextLink } from '@/components/ui/Button';
import type { Account } from '@/lib/auth/account';
import { type FormRules, type Values, withCurrent } from '@/lib/auth/rules';
import { errorCode } from '@/lib/auth/errors';
import { preloadGoogleLoader } from '@/lib/auth/googleLoader';
import type { Proof } from '@/lib/auth/accountActions';
import { accountTexts, authTexts } from '@/lib/words';
import { keepEmail } from './betweenForms';
import { Notice } from './Notice';
import { HiddenUsername, PasswordField } from './PasswordField';
import { type Form, useForm } from './useForm';
import { useRequest } from './useRequest';

interface ProofFormProps {
  readonly account: Account;
  readonly rules: FormRules;
  /** The words on its button. */
  readonly action: string;
  /** Whether the proof is asked for in any case, not only when the provider asks for it. */
  readonly always?: boolean;
  /** Additional class names of the button. */
  readonly buttonClass?: string;
  readonly send: (values: Values, proof: Proof | undefined) => Promise<void>;
  readonly onDone: (values: Values) => void;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: (form: {
    readonly errors: Form['errors'];
    readonly busy: boolean;
  }) => ReactNode;
}

/**
 * A form that may need a proof that the account is the visitor's own: its password, or without one Google's window,
 * where it is linked. When the provider asks for it (`requires-recent-login`), the form gets one more field, and keeps
 * what was typed. Where the account has neither, as far as this page knows, the way to a password stands in its place.
 */
export function ProofForm(props: ProofFormProps) {
  const { account, rules, action, always = false, send, onDone, onClose, children } = props;
  const [asked, setAsked] = useState(false);
  const { proof: texts } = accountTexts;
  const needed = always || asked;
  const byPassword = needed && account.hasPassword;
  const byGoogle = !account.hasPassword && account.google !== undefined;

  const proofOf = (values: Values): Proof | undefined => {
    if (byPassword) return { password: values.current ?? '' };
    return needed && byGoogle ? 'google' : undefined;
  };
  const [request, busy] = useRequest(send);
  const { errors, formProps } = useForm({
    rules: byPassword ? withCurrent(rules) : rules,
    // A window may have been closed, which is reported only seconds later: each press opens another one.
    loading: busy && !(needed && byGoogle),
    send: (values, fail) =>
      request(values, proofOf(values)).then(
        () => onDone(values),
        (error: unknown) => {
          if (errorCode(error) === 'requires-recent-login' && !needed) setAsked(true);
          else fail(error);
        },
      ),
  });
  useEffect(() => {
    if (byGoogle) void preloadGoogleLoader();
  }, [byGoogle]);

  if (needed && !byPassword && !byGoogle)
    return (
      <Notice>
        <p className="mb-4">{texts.none}</p>
        <TextLink href="/account/forgot?from=%2Faccount" onClick={() => keepEmail(account.email)}>
          {authTexts.forgotten}
        </TextLink>
      </Notice>
    );
  const status = asked && (byGoogle ? texts.google : texts.password);
  return (
    <form {...formProps}>
      <HiddenUsername email={account.email} />
      {children({ errors, busy })}
      <p role="status" className="text-muted not-empty:mb-4">
        {status && <span>{status}</span>}
      </p>
      {byPassword && (
        <PasswordField
          id="current"
          label={texts.current}
          toggle={texts.toggle}
          autoComplete="current-password"
          autoFocus={asked}
          error={errors.current}
          busy={busy}
        />
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={busy} className={props.buttonClass}>
          {busy ? accountTexts.busy : action}
        </Button>
        <Button onClick={onClose} variant="quiet">
          {accountTexts.cancel}
        </Button>
      </p>
    </form>
  );
}
