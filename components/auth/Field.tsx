import type { ComponentProps, ReactNode } from 'react';
import type { FieldName } from '@/lib/auth/rules';
import { authTexts } from '@/lib/words';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly id: FieldName;
  readonly label: string;
  /** The rule for its value, shown from the start. */
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  /** Advice after an attempt that failed, shown where there is no error. */
  readonly note?: string | undefined;
  /** A button at the end of the input. */
  readonly button?: ReactNode;
}

/**
 * A field of a form: label, input, hint and error, tied by the id. It is uncontrolled, so what is typed before the island
 * runs stays. The input is 48 px high, and its letters are so large that phones do not zoom in.
 */
export function Field(props: FieldProps) {
  const { id, label, hint, error, note, button, className = '', ...input } = props;
  const described = hint ? `${id}-hint ${id}-error` : `${id}-error`;
  return (
    <div data-field={id}>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold text-text">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...input}
          aria-invalid={Boolean(error)}
          aria-describedby={described}
          className={`block min-h-12 w-full rounded-control border border-edge bg-surface px-3.5 text-body text-text transition-colors duration-quick hover:border-muted aria-invalid:border-danger ${className}`}
        />
        {button}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="pt-1.5 text-small text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} note={note} />
    </div>
  );
}

interface FieldErrorProps {
  readonly id: string;
  readonly message: string | undefined;
  readonly note: string | undefined;
}

/**
 * The line under a field. Its room is always kept, so that a message that appears when a field is left never moves the
 * button that is being pressed. The message has an element of its own: a browser that translates the page replaces text
 * nodes, and React could then neither change nor remove them. The line is a live region from the start, because only
 * what is added to one is announced (WCAG 4.1.3; `useFieldErrors` says when not).
 */
function FieldError({ id, message, note }: FieldErrorProps) {
  return (
    <p
      id={id}
      aria-live="polite"
      className="flex min-h-11 items-start gap-1.5 pt-1.5 pb-3.5 text-small text-danger"
    >
      {!message && note && <span className="text-muted">{note}</span>}
      {message && (
        <>
          <svg
            width={16}
            height={16}
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="mt-0.75 size-4 shrink-0 fill-none stroke-current stroke-2"
          >
            <path
              strokeLinecap="round"
              d="M8 5v3.25m0 2.75v.01M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z"
            />
          </svg>
          <span>{message}</span>
        </>
      )}
    </p>
  );
}

interface EmailFieldProps extends Pick<FieldProps, 'error' | 'note' | 'autoFocus'> {
  readonly label?: string;
  /** `username` where a password manager fills the field in, `email` where it learns it. */
  readonly autoComplete: 'username' | 'email';
}

/** The e-mail field. */
export function EmailField({ label = authTexts.email, ...props }: EmailFieldProps) {
  return <Field id="email" label={label} type="email" inputMode="email" {...props} />;
}
