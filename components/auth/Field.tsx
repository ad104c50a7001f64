import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { LineIcon } from '@/components/ui/LineIcon';
import type { FieldName } from '@/lib/auth/rules';
import { authWords } from '@/lib/words';
import { useSharedEmail } from './EmailProvider';
import type { useFields } from './useFields';

type FormState = Partial<ReturnType<typeof useFields>['state']> & { readonly isBusy: boolean };

export const FormContext = createContext<FormState>({ isBusy: false });

const ring = 'M12 2.25a9.75 9.75 0 1 1 0 19.5 9.75 9.75 0 0 1 0-19.5z';

/** A mark in a circle. The mark is an SVG path. */
export const FieldIcon = ({ mark }: { readonly mark: string }) => (
  <LineIcon path={mark + ring} size={16} round className="mt-0.5 size-4 shrink-0 stroke-3" />
);

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly id: FieldName;
  readonly label: string;
  readonly button?: ReactNode;
  /**
   * A link, or a hint with the id `{id}-hint`, beside the label. In tab order, it follows the
   * input.
   */
  readonly aside?: ReactNode;
}

/** A labeled input and its message. It's uncontrolled, so text typed before hydration is kept. */
export function Field({ id, label, button, aside, className = '', ...input }: FieldProps) {
  const { errors, refusal, unannouncedField } = useContext(FormContext);
  const error = errors?.[id] ?? refusal?.errors?.[id];
  const message = error ?? refusal?.notes?.[id];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          id={id}
          name={id}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...input}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-message ${id}-hint`}
          className={`field-input ${className}`}
        />
        {button}
      </div>
      <div className="field-aside">{aside}</div>
      {/* Rendered even if empty: screen readers announce only text added to an existing region. */}
      <p
        id={`${id}-message`}
        aria-live={unannouncedField === id ? 'off' : 'polite'}
        className={`field-message ${error ? 'text-danger' : 'text-muted'}`}
      >
        {error && <FieldIcon mark="M12 7.5v5m0 4v.02" />}
        <span>{message}</span>
      </p>
    </div>
  );
}

/**
 * An email field. In forms that share the email, an empty field is filled in. With
 * `autoComplete="username"`, password managers fill in an account's email. With `email`, browsers
 * suggest addresses.
 */
export function EmailField({ label = authWords.email, ...props }: Partial<FieldProps>) {
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useSharedEmail();
  const [initial] = useState(email);
  useEffect(() => {
    // The browser may have filled in the field before hydration.
    if (field.current?.value) setEmail(field.current.value);
  }, [setEmail]);
  return (
    <Field
      ref={field}
      id="email"
      label={label}
      type="email"
      inputMode="email"
      defaultValue={initial}
      onInput={({ currentTarget }) => setEmail(currentTarget.value)}
      {...props}
    />
  );
}
