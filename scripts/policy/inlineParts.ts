import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What a page carries that a content security policy has a say in. */
export interface InlineParts {
  /** The texts of scripts that would run; data blocks such as JSON-LD are none. */
  readonly scripts: readonly string[];
  /** The texts of style elements. */
  readonly styles: readonly string[];
  /** Style attributes, event handler attributes and `javascript:` addresses, each as `<tag attribute="value">`. */
  readonly attributes: readonly string[];
}

const runs = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;
const address = /^(href|src|action|formaction)$/;

function elementsOf(node: Node, found: Element[] = []): Element[] {
  if ('tagName' in node) found.push(node);
  if ('content' in node) elementsOf(node.content, found);
  if ('childNodes' in node) for (const child of node.childNodes) elementsOf(child, found);
  return found;
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function suspects(element: Element): string[] {
  return element.attrs
    .filter(
      ({ name, value }) =>
        name === 'style' ||
        name.startsWith('on') ||
        (address.test(name) && /^\s*javascript:/i.test(value)),
    )
    .map(({ name, value }) => `<${element.tagName} ${name}="${value.slice(0, 60)}">`);
}

/** Finds everything in a page that runs or styles without being a file of its own. */
export function inlineParts(html: string): InlineParts {
  const elements = elementsOf(parse(html));
  const attribute = (element: Element, name: string) =>
    element.attrs.find((entry) => entry.name === name)?.value;
  return {
    scripts: elements
      .filter(({ tagName }) => tagName === 'script')
      .filter(
        (script) =>
          attribute(script, 'src') === undefined && runs.test(attribute(script, 'type') ?? ''),
      )
      .map(textOf),
    styles: elements.filter(({ tagName }) => tagName === 'style').map(textOf),
    attributes: elements.flatMap(suspects),
  };
}
