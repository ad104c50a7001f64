const script = /<script\b([^>]*)>[\s\S]*?<\/script>/gi;
const scriptLink = /<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/gi;

/**
 * The same page without any script that runs: what the site's speed is held against. Structured data
 * (`application/ld+json`) stays, as it is content; preloads of scripts go with the scripts.
 */
export function stripScripts(html: string): string {
  return html
    .replace(script, (element, attributes: string) =>
      attributes.includes('application/ld+json') ? element : '',
    )
    .replace(scriptLink, '');
}
