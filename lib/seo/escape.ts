/** Serializes a value as JSON for a script element, without `<`, so that no string in it can close the element. */
export const inlineText = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
