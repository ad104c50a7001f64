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
import { authTexts } from '@/lib/words';
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
  /** A link, or a hint with the id `{id}-hint`, beside the label. In tab order, it follows the input. */
  readonly aside?: ReactNode;
}

/** A labeled input and its message. It's uncontrolled, so text typed before hydration is kept. */
export function Field({ id, label, button, aside, className = '', ...input }: FieldProps) {
  const { errors, refusal, unannouncedField } = useContext(FormContext);
  const error = errors?.[id] ?? refusal?.errors?.[id];
  const message = error ?? refusal?.notes?.[id];
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 text-small wrap-anywhere">
      <label htmlFor={id} className="mb-2 font-semibold">
        {label}
      </label>
      <div className="relative col-span-full">
        <input
          id={id}
          name={id}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...input}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-message ${id}-hint`}
          className={`block min-h-12 w-full rounded-control border border-edge bg-surface px-3.5 text-body text-text transition-colors duration-quick hover:border-muted aria-invalid:border-2 aria-invalid:border-danger aria-invalid:bg-danger-deep aria-invalid:pl-[0.8125rem] aria-invalid:autofill:shadow-[inset_0_0_0_5rem_theme(colors.danger.deep)] ${className}`}
        />
        {button}
      </div>
      <div className="col-start-2 row-start-1 justify-self-end">{aside}</div>
      {/* Rendered even if empty: screen readers announce only text that is added to an existing region, and nothing moves. */}
      <p
        id={`${id}-message`}
        aria-live={unannouncedField === id ? 'off' : 'polite'}
        className={`col-span-full flex min-h-13 items-start gap-x-1.5 pt-2 pb-6 leading-5 ${error ? 'text-danger' : 'text-muted'}`}
      >
        {error && <FieldIcon mark="M12 7.5v5m0 4v.02" />}
        <span>{message}</span>
      </p>
    </div>
  );
}

/** An email field. In forms that share the email, an empty field is filled in. With `autoComplete="username"`, password managers fill in an account's email. With `email`, browsers suggest addresses. */
export function EmailField({ label = authTexts.email, ...props }: Partial<FieldProps>) {
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
