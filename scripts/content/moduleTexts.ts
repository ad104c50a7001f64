import ts from 'typescript';
import { type Place, placeOfSteps, type Step } from '@/lib/services/build/issue';

/** A text and where it stands. */
export interface PlacedText extends Place {
  readonly text: string;
  /** Whether it is only a fixed part of a template. */
  readonly isPart?: boolean;
}

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** The texts in quotes of an object literal, by the names of their fields: enough to call it by its name. */
const textsOfObject = (node: ts.Node) =>
  ts.isObjectLiteralExpression(node)
    ? Object.fromEntries(
        node.properties
          .filter(ts.isPropertyAssignment)
          .filter(({ initializer }) => ts.isStringLiteralLike(initializer))
          .map(({ name, initializer }) => [
            name.getText(),
            (initializer as ts.StringLiteralLike).text,
          ]),
      )
    : undefined;

/** The step from a part of a program to what it holds; undefined where it gives that no name and no place. */
function stepTo(child: ts.Node, node: ts.Node): Step | undefined {
  if (ts.isArrayLiteralExpression(node)) {
    const index = node.elements.indexOf(child as ts.Expression);
    return { index, source: textsOfObject(child) };
  }
  const isNamed =
    ts.isPropertyAssignment(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isJsxAttribute(node);
  if (!isNamed) return undefined;
  return ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
}

/** The steps to a part of a program from its module, as in "2nd of slides, src". */
export function stepsTo(part: ts.Node): readonly Step[] {
  const steps: Step[] = [];
  for (let node = part; node.parent; node = node.parent) {
    const step = stepTo(node, node.parent);
    if (step !== undefined) steps.unshift(step);
  }
  return steps;
}

/** The texts of a TypeScript module: what stands in quotes, and the fixed parts of templates. Comments are none. */
export function textsOfModule(file: string, source: string): readonly PlacedText[] {
  const texts: PlacedText[] = [];
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (isText(node) && !isName) {
      const line = parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const isPart = !ts.isStringLiteralLike(node);
      texts.push({ file, line, ...placeOfSteps(stepsTo(node)), text: node.text, isPart });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(parsed, visit);
  return texts;
}
