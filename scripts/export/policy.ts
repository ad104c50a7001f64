import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { AllowedSource } from '@/lib/csp';
import { CliError } from '../tools/console';

/** Returns the CSP hash source of an inline script. */
const sourceHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;

/**
 * Returns the Content Security Policy, which allows only the given sources (lib/csp) and inline
 * scripts. All pages allow the same sources, because after a soft navigation, a document keeps the
 * policy of its first page.
 */
export function contentSecurityPolicy(
  sources: readonly AllowedSource[],
  hashes: readonly string[],
): string {
  const directives = new Map<string, readonly string[]>([
    ['default-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
  ]);
  const add = (directive: string, source: string) =>
    directives.set(directive, [...(directives.get(directive) ?? []), source]);
  for (const { directive, source } of sources) add(directive, source);
  for (const hash of hashes) add('script-src', `'${hash}'`);
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/**
 * Returns the policy for the HTTP header, including the directive that `<meta>` doesn't support.
 */
export const headerPolicy = (policy: string): string => `${policy}; frame-ancestors 'none'`;

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The values of `type` for scripts. With any other value, the element holds data. */
const scriptTypes = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;
const urlAttributes = /^(href|src|action|formaction)$/;

function elementsOf(node: Node, found: Element[] = []): Element[] {
  if ('tagName' in node) found.push(node);
  if ('content' in node) elementsOf(node.content, found);
  if ('childNodes' in node) for (const child of node.childNodes) elementsOf(child, found);
  return found;
}

/**
 * Finds a page's inline scripts, which need a hash in the policy, and everything that the policy
 * forbids: style elements and attributes, event handlers and `javascript:` URLs. Data blocks such
 * as JSON-LD don't count as scripts.
 */
export function inlineParts(html: string) {
  const elements = elementsOf(parse(html));
  const valueOf = (element: Element, name: string) =>
    element.attrs.find((attribute) => attribute.name === name)?.value;
  const isScript = (element: Element) =>
    element.tagName === 'script' &&
    valueOf(element, 'src') === undefined &&
    scriptTypes.test(valueOf(element, 'type') ?? '');
  const isForbidden = ({ name, value }: Element['attrs'][number]) =>
    /^(style$|on)/.test(name) || (urlAttributes.test(name) && /^\s*javascript:/i.test(value));
  const scripts = elements
    .filter(isScript)
    .map(({ childNodes: [text] }) => (text && 'value' in text ? text.value : ''));
  const forbidden = elements.flatMap(({ tagName, attrs }) => [
    ...(tagName === 'style' ? ['<style>'] : []),
    ...attrs
      .filter(isForbidden)
      .map(({ name, value }) => `<${tagName} ${name}="${value.slice(0, 60)}">`),
  ]);
  return { scripts, forbidden };
}

/**
 * The start of the head. The policy follows it, because the charset must be within the first 1024
 * bytes (HTML, 4.2.5.4).
 */
const charset = /<head><meta charset="[^"]*"\/?>/i;

/**
 * Adds the policy to a page, for hosts that send no headers.
 * @throws CliError if the page has inline styles or event handlers
 */
export function withMetaPolicy(html: string, page: string, sources: readonly AllowedSource[]) {
  const { scripts, forbidden } = inlineParts(html);
  if (forbidden.length > 0)
    throw new CliError(
      `Use a class or an island: the policy forbids these inline styles, event handlers or javascript: URLs in out/${page}:\n` +
        forbidden.map((tag) => `  ${tag}`).join('\n'),
    );
  const hashes = [...new Set(scripts.map(sourceHash))];
  const policy = contentSecurityPolicy(sources, hashes).replaceAll('&', '&amp;');
  const found = charset.exec(html);
  if (!found) throw new CliError(`Start the head of out/${page} with the charset.`);
  const at = found.index + found[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`;
  return { html: html.slice(0, at) + meta + html.slice(at), hashes };
}
