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
