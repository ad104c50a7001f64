/** The files that a page of the export makes a browser ask for at once, as addresses of this site. */
export interface References {
  readonly js: readonly string[];
  /** The router's data for the page, which the loader fetches with the scripts. */
  readonly data: readonly string[];
  readonly css: readonly string[];
  /** Preloaded fonts. */
  readonly fonts: readonly string[];
}

const tags = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

const addresses = (found: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(found.filter((address) => address?.startsWith('/')).map(String)),
];

/**
 * Reads a page's references out of its HTML: scripts with an address, those that the loader fetches later
 * (`data-files`), style sheets and preloaded fonts. Scripts for browsers without modules are never fetched by others.
 */
export function referencesOf(html: string): References {
  const scripts = tags(html, 'script').filter((tag) => !/\bnomodule\b/i.test(tag));
  const links = tags(html, 'link');
  const ofLinks = (wanted: (tag: string) => boolean) =>
    addresses(links.filter(wanted).map((tag) => attribute(tag, 'href')));
  return {
    js: addresses(
      scripts.flatMap((tag) => [
        attribute(tag, 'src'),
        ...(attribute(tag, 'data-files')?.split(' ') ?? []),
      ]),
    ),
    data: addresses([/"data":"(\/_next\/[^"]+)"/.exec(html)?.[1]]),
    css: ofLinks((tag) => attribute(tag, 'rel') === 'stylesheet'),
    fonts: ofLinks((tag) => attribute(tag, 'rel') === 'preload' && attribute(tag, 'as') === 'font'),
  };
}
