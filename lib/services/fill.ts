/** A text with facts in the place of their names in braces: `{price}`. Other braces stay. */
export const fill = (
  text: string,
  facts: Readonly<Record<string, string>>,
  encode = (fact: string) => fact,
) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? encode(facts[name] ?? '') : whole,
  );
