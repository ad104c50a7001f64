import { CliError } from '../console/cliError';
import { inlineParts } from './inlineParts';
import { hashesOf } from './hash';
import type { SignInOrigins } from './origins';
import { contentSecurityPolicy } from './policy';

/** Behind the charset, which has to stand within the first 1024 bytes (HTML, 4.2.5.4), and before all else. */
const afterCharset = /<head><meta charset="[^"]*"\/?>/i;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Puts a page's own policy into its head, for hosts that send no headers.
 * @throws CliError when the page has style attributes or event handlers, which no hash-only policy allows.
 */
export function withMetaPolicy(html: string, page: string, origins: SignInOrigins) {
  const parts = inlineParts(html);
  if (parts.attributes.length > 0)
    throw new CliError(
      `out/${page} has inline styles, handlers or javascript: addresses, which the content security policy forbids:\n` +
        parts.attributes.map((attribute) => `  ${attribute}`).join('\n') +
        '\nUse a class, or an island, instead.',
    );
  const hashes = hashesOf(parts);
  const policy = escaped(contentSecurityPolicy(origins, hashes));
  const found = afterCharset.exec(html);
  if (!found) throw new CliError(`out/${page} does not begin its head with the charset.`);
  const at = found.index + found[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return { html: html.slice(0, at) + meta + html.slice(at), hashes };
}
