import type { Field, FormRules, Values } from '@/lib/auth/rules';

/** The field of this name, found by its id, as far as the form has it. */
export function fieldOf(form: HTMLFormElement, name: Field): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** What the fields of a form hold now. */
export function valuesOf(form: HTMLFormElement, rules: FormRules): Values {
  return Object.fromEntries([...rules.keys()].map((name) => [name, fieldOf(form, name)?.value]));
}

/** The field that an event happened in: its input or a button that belongs to it. */
export function fieldNameOf(target: EventTarget | null, rules: FormRules): Field | undefined {
  const group = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
  return [...rules.keys()].find((name) => name === group?.dataset.field);
}
