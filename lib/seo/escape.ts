import 'server-only';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text escaped for XML, between tags or in an attribute (XML 1.0, 2.4). */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** A value as JSON for a script element: without `<`, so that no text in it can end the element or begin a comment. */
export const inlineText = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
