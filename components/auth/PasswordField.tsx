import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { authTexts } from '@/lib/content/auth';
import { FieldError, inputStyles, labelStyles } from './FieldError';

interface PasswordFieldProps {
  readonly id: 'password' | 'confirmation' | 'current';
  readonly label: string;
  /** The accessible names of the button that shows and hides the text; they begin with the words on it. */
  readonly toggle: { readonly show: string; readonly hide: string };
  readonly autoComplete: 'current-password' | 'new-password';
  /** The rule for a new password, shown from the start. */
  readonly hint?: string;
  readonly error: string | undefined;
  /** A hint about the password after an attempt that failed. */
  readonly note?: string | undefined;
  /** While a request is under way the text is hidden, so that browsers do not remember it like other text fields. */
  readonly busy: boolean;
}

/** A password field whose text can be shown. Pasting and long passwords are allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, toggle, autoComplete, hint, error, note, busy } = props;
  const [wanted, setWanted] = useState(false);
  const shown = wanted && !busy;
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent | MouseEvent) =>
    setCapsLock(event.getModifierState('CapsLock'));
  const described = [`${id}-error`];
  if (hint) described.unshift(`${id}-hint`);
  if (capsLock) described.push(`${id}-caps`);
  return (
    <div data-field={id}>
      <div className="flex flex-wrap justify-between gap-x-3">
        <label htmlFor={id} className={labelStyles}>
          {label}
        </label>
        <span id={`${id}-caps`} aria-live="polite" className="text-small text-ember-bright">
          {capsLock && <span>{authTexts.capsLock}</span>}
        </span>
      </div>
      <div className="relative">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={Boolean(error)}
          aria-describedby={described.join(' ')}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onMouseDown={readCapsLock}
          onBlur={() => setCapsLock(false)}
          className={`${inputStyles} pr-18`}
        />
        <button
          type="button"
          aria-controls={id}
          aria-label={shown ? toggle.hide : toggle.show}
          onClick={() => setWanted(!shown)}
          className="absolute inset-y-0 right-0 w-16 cursor-pointer rounded-control text-small font-semibold text-steel hover:text-text noscript:hidden"
        >
          {shown ? authTexts.hide : authTexts.show}
        </button>
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
