import { authTexts } from '@/lib/content/auth';
import { FieldError, inputStyles, labelStyles } from './FieldError';

/**
 * Says quietly, under the e-mail field and in the room of its error, that the address may be what was wrong
 * (product 8.1). It is a live region that is there from the start, since only what comes into one is announced.
 */
function EmailDoubt({ shown }: { readonly shown: boolean }) {
  return (
    <p id="email-doubt" role="status" className="pt-1.5 text-small text-muted">
      {shown ? authTexts.emailDoubt : ''}
    </p>
  );
}

/** What differs between the e-mail fields of the two forms. */
export interface EmailFieldProps {
  readonly label?: string;
  /** `username` where a password manager fills the field in, `email` where it learns it. */
  readonly autoComplete: 'username' | 'email';
  readonly error: string | undefined;
  /** Whether the provider leaves open if this address was wrong; only login has that question. */
  readonly inDoubt?: boolean;
}

/** The e-mail field. It is uncontrolled, so what is typed before the island runs stays. */
export function EmailField({
  label = authTexts.email,
  autoComplete,
  error,
  inDoubt,
}: EmailFieldProps) {
  return (
    <div data-field="email">
      <label htmlFor="email" className={labelStyles}>
        {label}
      </label>
      <input
        id="email"
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={Boolean(error)}
        aria-describedby={inDoubt ? 'email-doubt' : 'email-error'}
        className={inputStyles}
      />
      <div className="grid *:[grid-area:1/1]">
        <FieldError id="email-error" message={error} />
        {inDoubt !== undefined && <EmailDoubt shown={inDoubt} />}
      </div>
    </div>
  );
}
