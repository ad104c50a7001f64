/** A value as JSON for a script element: without `<`, so that no text in it can end the element or begin a comment. */
export const inlineText = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
