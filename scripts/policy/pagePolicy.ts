import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { CliError } from '../console/console';
import { contentSecurityPolicy, type SignInOrigins, sourceHash } from './policy';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const runs = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;
const address = /^(href|src|action|formaction)$/;

function elementsOf(node: Node, found: Element[] = []): Element[] {
  if ('tagName' in node) found.push(node);
  if ('content' in node) elementsOf(node.content, found);
  if ('childNodes' in node) for (const child of node.childNodes) elementsOf(child, found);
  return found;
}

/**
 * Finds everything in a page that runs or styles without being a file of its own: the texts of scripts (data blocks such
 * as JSON-LD are none) and of style elements; and style attributes, event handlers and `javascript:` addresses, each as
 * `<tag attribute="value">`.
 */
export function inlineParts(html: string) {
  const elements = elementsOf(parse(html));
  const attribute = (element: Element, name: string) =>
    element.attrs.find((entry) => entry.name === name)?.value;
  const textsOf = (wanted: (element: Element) => boolean) =>
    elements
      .filter(wanted)
      .map(({ childNodes: [text] }) => (text && 'value' in text ? text.value : ''));
  const isScript = (element: Element) =>
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    runs.test(attribute(element, 'type') ?? '');
  const acts = ({ name, value }: Element['attrs'][number]) =>
    /^(style$|on)/.test(name) || (address.test(name) && /^\s*javascript:/i.test(value));
  const attributes = elements.flatMap(({ tagName, attrs }) =>
    attrs.filter(acts).map(({ name, value }) => `<${tagName} ${name}="${value.slice(0, 60)}">`),
  );
  const styles = textsOf(({ tagName }) => tagName === 'style');
  return { scripts: textsOf(isScript), styles, attributes };
}

/** Behind the charset, which has to stand within the first 1024 bytes (HTML, 4.2.5.4), and before all else. */
const afterCharset = /<head><meta charset="[^"]*"\/?>/i;

/**
 * Puts a page's own policy into its head, for hosts that send no headers. Throws a CliError when the page has style
 * attributes or event handlers, which no hash-only policy allows.
 */
export function withMetaPolicy(html: string, page: string, origins: SignInOrigins) {
  const parts = inlineParts(html);
  if (parts.attributes.length > 0)
    throw new CliError(
      `out/${page} has inline styles, handlers or javascript: addresses, which the content security policy forbids:\n` +
        parts.attributes.map((attribute) => `  ${attribute}`).join('\n') +
        '\nUse a class, or an island, instead.',
    );
  const hashesOf = (texts: readonly string[]) => [...new Set(texts.map(sourceHash))];
  const hashes = { scripts: hashesOf(parts.scripts), styles: hashesOf(parts.styles) };
  const policy = contentSecurityPolicy(origins, hashes).replaceAll('&', '&amp;');
  const found = afterCharset.exec(html);
  if (!found) throw new CliError(`out/${page} does not begin its head with the charset.`);
  const at = found.index + found[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`;
  return { html: html.slice(0, at) + meta + html.slice(at), hashes };
}
