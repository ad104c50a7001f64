const addresses = (html: string, pattern: RegExp): readonly string[] => {
  const found = [...html.matchAll(pattern)].flatMap(([, list = '']) => list.split(' '));
  return [...new Set(found.filter((address) => address.startsWith('/')))];
};

/**
 * The files that a page makes a browser ask for at once, as addresses of this site: scripts with an address and those
 * that the loader fetches later (lib/browser/pageStart), the router's data, style sheets and preloaded fonts. Scripts for
 * browsers without modules are never fetched by others.
 */
export function referencesOf(html: string) {
  const links = (kind: string) => {
    const tags = (html.match(/<link\b[^>]*>/g) ?? []).filter((tag) => tag.includes(kind));
    return addresses(tags.join(''), /href="([^"]*)"/g);
  };
  const [, files = '[]'] = /"files":(\[[^\]]*\])/.exec(html) ?? [];
  const js = addresses(html, /<script\b(?![^>]*nomodule)[^>]* src="([^"]*)"/gi);
  return {
    js: [...new Set([...js, ...(JSON.parse(files) as string[])])],
    data: addresses(html, /"data":"(\/_next\/[^"]+)"/g),
    css: links('rel="stylesheet"'),
    fonts: links('as="font"'),
  };
}

/**
 * What a script file of the bundler can be recognised by in every build, as its name is a hash: the components it
 * exports, else its longest text.
 */
export function chunkLabel(file: string, source: string): string {
  if (/(^|\/)turbopack-/.test(file)) return 'bundler runtime';
  if (source.includes('hydrateRoot')) return 'React';
  const all = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, text = '']) => text);
  const names = new Set(all(/\.s\(\["([A-Z]\w{2,})"/g).sort());
  if (names.size > 0) return [...names].join(' + ');
  const [longest] = all(/"([^"\\]{12,})"/g).sort((a, b) => b.length - a.length);
  return longest ? `"${longest.slice(0, 40)}"` : 'unrecognisable';
}
