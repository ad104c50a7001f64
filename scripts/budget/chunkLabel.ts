const exported = /\.s\(\["([A-Z]\w{2,})"/g;
const longTexts = /"([^"\\]{12,})"/g;

/**
 * What a script file of the bundler can be recognised by in every build, as its name is a hash: the components it
 * exports, else its longest text.
 */
export function chunkLabel(file: string, source: string): string {
  if (/(^|\/)turbopack-/.test(file)) return 'bundler runtime';
  if (source.includes('hydrateRoot')) return 'React';
  const names = [...source.matchAll(exported)].map(([, name]) => name).sort();
  if (names.length > 0) return [...new Set(names)].join(' + ');
  const texts = [...source.matchAll(longTexts)].map(([, text]) => text ?? '');
  const longest = texts.sort((a, b) => b.length - a.length)[0];
  return longest ? `"${longest.slice(0, 40)}"` : 'unrecognisable';
}
