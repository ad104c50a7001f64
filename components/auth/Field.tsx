import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { LineIcon } from '@/components/ui/LineIcon';
import type { FieldName } from '@/lib/auth/rules';
import { authTexts } from '@/lib/words';
import type { useFields } from './useFields';

type FormState = Partial<ReturnType<typeof useFields>['messages']> & { readonly isBusy: boolean };

export const FormContext = createContext<FormState>({ isBusy: false });

export const useFormState = () => useContext(FormContext);

const warning = 'M12 7.5v5m0 4v.02M12 2.25a9.75 9.75 0 1 1 0 19.5 9.75 9.75 0 0 1 0-19.5z';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly id: FieldName;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly button?: ReactNode;
  /** Shown beside the label, but after the input in tab order. */
  readonly link?: ReactNode;
}

/** A labeled input with a hint and an error. It's uncontrolled, so text typed before hydration is kept. */
export function Field({ id, label, hint, button, link, className = '', ...input }: FieldProps) {
  const { errors, notes, unannouncedField } = useFormState();
  const error = errors?.[id];
  const note = notes?.[id];
  return (
    <div data-field={id} className="grid grid-cols-[1fr_auto] gap-x-4 text-small wrap-anywhere">
      <label htmlFor={id} className="mb-1.5 font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="col-span-full -mt-1 mb-1.5 text-muted">
          {hint}
        </p>
      )}
      <div className="relative col-span-full">
        <input
          id={id}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...input}
          aria-invalid={Boolean(error)}
          aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
          className={`block min-h-12 w-full rounded-control border border-edge bg-surface px-3.5 text-body text-text transition-colors duration-quick hover:border-muted aria-invalid:border-danger ${className}`}
        />
        {button}
      </div>
      <span className="col-start-2 row-start-1">{link}</span>
      {/* The height of one line is reserved, so nothing moves when an error appears. */}
      <div className="col-span-full min-h-9 pt-1 pb-2">
        {/* This paragraph is always rendered, because screen readers announce only text that is added to an existing live region. */}
        <p
          id={`${id}-error`}
          aria-live={unannouncedField === id ? 'off' : 'polite'}
          className="flex items-start gap-1.5 text-danger"
        >
          {!error && note && <span className="text-muted">{note}</span>}
          {error && (
            <>
              <LineIcon path={warning} size={16} round className="mt-1 size-4 shrink-0 stroke-3" />
              <span>{error}</span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

interface EmailFieldProps {
  readonly label?: string;
  /** With `username`, password managers fill in the email of an account. With `email`, browsers suggest the visitor's addresses. */
  readonly autoComplete: 'username' | 'email';
  readonly autoFocus?: boolean;
}

export function EmailField({ label = authTexts.email, ...props }: EmailFieldProps) {
  return <Field id="email" label={label} type="email" inputMode="email" {...props} />;
}
