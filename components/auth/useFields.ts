import { type FocusEvent, type RefObject, useRef, useState } from 'react';
import type { Refusal } from '@/lib/auth/errors';
import {
  checkAll,
  checkOnSubmit,
  type Errors,
  type FieldName,
  fieldNames,
  type FormRules,
  type Values,
} from '@/lib/auth/rules';

/** Validates a form's fields when they lose focus and on submit, and keeps their messages. */
export function useFields(rules: FormRules, formRef?: RefObject<HTMLFormElement | null>) {
  const ownRef = useRef<HTMLFormElement>(null);
  const ref = formRef ?? ownRef;
  const [errors, setErrors] = useState<Errors>({});
  /**
   * The errors that Firebase returned. No rule can tell when they're fixed, so any change clears
   * them.
   */
  const [refusal, setRefusal] = useState<Partial<Refusal>>({});
  /**
   * The field whose error isn't announced. Screen readers read this error anyway, because the field
   * receives focus.
   */
  const [unannouncedField, setUnannouncedField] = useState<FieldName>();
  const names = fieldNames(rules);

  const fieldOf = (name: FieldName) =>
    ref.current!.elements.namedItem(name) as HTMLInputElement | null;
  const readValues = (): Values =>
    Object.fromEntries(names.map((name) => [name, fieldOf(name)?.value]));
  /** Returns the name of the field to which an input or a button belongs. */
  const nameOf = (element: Element | null) => {
    const id = element?.getAttribute('aria-controls') ?? element?.id;
    return names.find((name) => name === id);
  };
  const setError = (name: FieldName, message: string | undefined) =>
    setErrors((before) => ({ ...before, [name]: message }));

  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const name = nameOf(target);
    const isOnOwnButton = nameOf(relatedTarget) === name;
    // If the whole window lost focus, the field still has it in the document.
    const hasFocus = document.activeElement === target;
    if (!name || isOnOwnButton || hasFocus) return;
    setUnannouncedField(undefined);
    const values = readValues();
    setError(name, rules[name]?.check?.(values));
    // The confirmation may have matched the previous password.
    if (name === 'password' && values.confirmation)
      setError('confirmation', rules.confirmation?.check?.(values));
  };

  /** Clears or updates errors while the visitor corrects them, but adds none. */
  const onInput = () => {
    const values = readValues();
    setUnannouncedField(undefined);
    setRefusal({});
    for (const name of names) if (errors[name]) setError(name, checkOnSubmit(rules, name, values));
  };

  const focusFirstInvalid = (invalid: Errors) => {
    const name = names.find((candidate) => invalid[candidate]);
    const field = name && fieldOf(name);
    const hasFocus = field === document.activeElement;
    field?.focus();
    setUnannouncedField(hasFocus ? undefined : name);
  };

  /** Validates all fields on submit. Returns their values if all are valid. */
  const check = () => {
    const values = readValues();
    const newErrors = checkAll(rules, values);
    // Moves focus before setting the errors, because the field that loses focus is validated once
    // more.
    focusFirstInvalid(newErrors);
    setErrors(newErrors);
    setRefusal({});
    return Object.keys(newErrors).length > 0 ? undefined : values;
  };

  /**
   * Shows the errors that Firebase returned. If the visitor has moved focus since submitting, it
   * stays there.
   */
  const showRefusal = (refused: Refusal, focusOnSubmit: Element | null) => {
    if (document.activeElement === focusOnSubmit) focusFirstInvalid(refused.errors ?? {});
    setRefusal(refused);
  };

  const state = { errors, refusal, unannouncedField };
  return { state, check, showRefusal, formProps: { ref, onBlur, onInput } };
}
