import {
  type FocusEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Refusal } from '@/lib/auth/errors';
import {
  type Errors,
  errorsOnSubmit,
  type FieldName,
  type FormRules,
  type Values,
} from '@/lib/auth/rules';

/** The form's field of this name (its id); undefined when there is none. */
function fieldOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** What the fields of a form hold now. */
function valuesOf(form: HTMLFormElement, rules: FormRules): Values {
  return Object.fromEntries([...rules.keys()].map((name) => [name, fieldOf(form, name)?.value]));
}

/** The field that an event's target belongs to: its input, or its button. */
function fieldNameOf(target: EventTarget | null, rules: FormRules): FieldName | undefined {
  const group = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
  return [...rules.keys()].find((name) => name === group?.dataset.field);
}

/**
 * Announces new messages, except that of the field that receives the focus: a screen reader reads it with the field, and
 * would say it twice.
 */
function announceAllBut(silent: FieldName | undefined, rules: FormRules): void {
  for (const name of rules.keys())
    document
      .getElementById(`${name}-error`)
      ?.setAttribute('aria-live', name === silent ? 'off' : 'polite');
}

/**
 * The messages beside the fields of a form. Product 4.2: validation runs when a field loses focus and again on submit. A
 * field that shows a message is checked again on every change, so that the message goes with its cause.
 */
export function useFieldErrors(rules: FormRules) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  /** What the provider has refused: shown until something is typed or sent, since no rule can say when it is right. */
  const [refused, setRefused] = useState<Omit<Refusal, 'toast'>>({});
  const setMessage = (name: FieldName, message: string | undefined) =>
    setErrors((before) => ({ ...before, [name]: message }));

  const checkAtStart = useEffectEvent(() => {
    if (!form.current) return;
    const values = valuesOf(form.current, rules);
    const left = [...rules].filter(([name]) => values[name] && document.activeElement?.id !== name);
    setErrors(Object.fromEntries(left.map(([name, { onBlur }]) => [name, onBlur(values)])));
  });
  // A field may have been left before the scripts ran (product 11.3).
  useEffect(() => checkAtStart(), []);

  const onBlur = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const name = fieldNameOf(target, rules);
    // The window lost the focus, not the field; or the focus went to the field's own button.
    if (!name || document.activeElement === target) return;
    if (fieldNameOf(relatedTarget, rules) === name) return;
    announceAllBut(undefined, rules);
    setMessage(name, rules.get(name)?.onBlur(valuesOf(currentTarget, rules)));
  };

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const values = valuesOf(currentTarget, rules);
    announceAllBut(undefined, rules);
    setRefused({});
    for (const [name, { onSubmit }] of rules) {
      if (errors[name]) setMessage(name, onSubmit(values));
    }
  };

  /** Moves the focus to the first wrong field, whose message a screen reader reads with it. */
  const focusFirst = (form: HTMLFormElement, found: Errors) => {
    const wrong = [...rules.keys()].find((name) => found[name]);
    const field = wrong && fieldOf(form, wrong);
    const hasFocus = document.activeElement === field;
    field?.focus();
    announceAllBut(hasFocus ? undefined : wrong, rules);
  };

  /** Checks every field, and returns the values when all are right. */
  const check = (form: HTMLFormElement) => {
    const values = valuesOf(form, rules);
    const found = errorsOnSubmit(rules, values);
    // The focus first: the field that it leaves is checked once more, by the rules of onBlur.
    focusFirst(form, found);
    setErrors(found);
    setRefused({});
    return Object.keys(found).length > 0 ? undefined : values;
  };

  /** Shows what the provider says against the fields that were sent. A focus that has moved since then stays. */
  const refuse = (refusal: Refusal, focused: Element | null) => {
    if (form.current && document.activeElement === focused)
      focusFirst(form.current, refusal.errors ?? {});
    setRefused(refusal);
  };

  const shown: Errors = Object.fromEntries(
    [...rules.keys()].map((name) => [name, errors[name] ?? refused.errors?.[name]]),
  );
  const formProps = { ref: form, onBlur, onInput };
  return { errors: shown, notes: refused.notes ?? {}, formProps, check, refuse };
}
