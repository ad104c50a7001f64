/** The files that a page makes a browser ask for at once, as addresses of this site. */
export type References = Readonly<Record<'js' | 'data' | 'css' | 'fonts', readonly string[]>>;

const addresses = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set(
    [...html.matchAll(pattern)]
      .flatMap(([, found = '']) => found.split(' '))
      .filter((address) => address.startsWith('/')),
  ),
];

/**
 * Reads a page's references out of its HTML: scripts with an address and those that the loader fetches later
 * (`data-files`), the router's data, style sheets and preloaded fonts. Scripts for browsers without modules are never
 * fetched by others.
 */
export function referencesOf(html: string): References {
  const links = (kind: string) =>
    addresses(
      (html.match(/<link\b[^>]*>/g) ?? []).filter((tag) => tag.includes(kind)).join(''),
      /href="([^"]*)"/g,
    );
  return {
    js: addresses(html, /<script\b(?![^>]*nomodule)[^>]* (?:src|data-files)="([^"]*)"/gi),
    data: addresses(html, /"data":"(\/_next\/[^"]+)"/g),
    css: links('rel="stylesheet"'),
    fonts: links('as="font"'),
  };
}

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
