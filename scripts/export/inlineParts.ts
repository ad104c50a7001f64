import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** An element with text of its own, and where the whole element stands in the HTML (offsets, end exclusive). */
export interface InlineElement {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What a page carries that a content security policy has a say in. */
export interface InlineParts {
  /** Scripts that would run; data blocks such as JSON-LD are none. */
  readonly scripts: readonly InlineElement[];
  readonly styles: readonly InlineElement[];
  /** Style attributes, event handler attributes and `javascript:` addresses, each as `<tag attribute="value">`. */
  readonly attributes: readonly string[];
}

const runs = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;
const address = /^(href|src|action|formaction)$/;

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

function inlineElement(element: Element): InlineElement {
  const text = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  const place = element.sourceCodeLocation;
  return { text, start: place?.startOffset ?? 0, end: place?.endOffset ?? 0 };
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
  const elements = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  const attribute = (element: Element, name: string) =>
    element.attrs.find((entry) => entry.name === name)?.value;
  return {
    scripts: elements
      .filter(({ tagName }) => tagName === 'script')
      .filter(
        (script) =>
          attribute(script, 'src') === undefined && runs.test(attribute(script, 'type') ?? ''),
      )
      .map(inlineElement),
    styles: elements.filter(({ tagName }) => tagName === 'style').map(inlineElement),
    attributes: elements.flatMap(suspects),
  };
}
