import * as de from './de';
import * as en from './en';

/** The words of a language: those that English has, each with the same facts in it. */
type Words<T> = T extends string
  ? string
  : T extends (...facts: infer Facts) => infer Text
    ? (...facts: Facts) => Words<Text>
    : { readonly [Key in keyof T]: Words<T[Key]> };

/** Every language that can be chosen. A word that is missing in one, or that asks for other facts, is a type error here. */
export const languages = { de, en } satisfies Readonly<Record<string, Words<typeof en>>>;
