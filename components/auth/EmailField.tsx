import { authTexts } from '@/lib/content/auth';
import { FieldError, inputStyles, labelStyles } from './FieldError';

interface EmailFieldProps {
  readonly label?: string;
  /** `username` where a password manager fills the field in, `email` where it learns it. */
  readonly autoComplete: 'username' | 'email';
  readonly error: string | undefined;
  /** A hint about the address after an attempt that failed. */
  readonly note?: string | undefined;
}

/** The e-mail field. It is uncontrolled, so what is typed before the island runs stays. */
export function EmailField({
  label = authTexts.email,
  autoComplete,
  error,
  note,
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
        aria-describedby="email-error"
        className={inputStyles}
      />
      <FieldError id="email-error" message={error} note={note} />
    </div>
  );
}
