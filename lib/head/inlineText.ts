/** A value as it may stand inside an inline script: `<` would let a text end the script element. */
export const inlineText = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
