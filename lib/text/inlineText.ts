/** A string as it may stand inside an inline script: `<` would let the text end the script element. */
export const inlineText = (text: string) => JSON.stringify(text).replace(/</g, '\\u003c');
