import ts from 'typescript';
import { describe, type Issue } from '@/lib/services/build/issue';

/** Constants and fields that may be an empty text, besides those that may be left out: the head of a table has cells without one. */
export const mayBeEmpty = new Set(['columns', 'rows']);

/** What is found where a field has a name that its object does not know. */
export const unknownField = 'a field that means nothing here';

/** A difference between what is written and what the types want. */
export interface Difference extends Pick<Issue, 'found' | 'expected' | 'fix'> {
  readonly node: ts.Node;
  /** The name of a field that the node has not. */
  readonly field?: string;
}

const choice = new Intl.ListFormat('en', { type: 'disjunction' });

/** What a type allows, in a few words. */
function wordsOf(type: ts.Type, checker: ts.TypeChecker): string {
  if (type.isUnion()) {
    const parts = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    return choice.format(new Set(parts.map((part) => wordsOf(part, checker))));
  }
  if (type.isStringLiteral()) return JSON.stringify(type.value);
  if (type.flags & ts.TypeFlags.String) return 'a text in quotes';
  if (type.flags & ts.TypeFlags.Number) return 'a number';
  if (checker.isArrayType(type)) return 'a list in square brackets';
  return type.flags & ts.TypeFlags.Object && !checker.isTupleType(type)
    ? `an object in braces with ${namesOf(type).join(', ')}`
    : checker
        .typeToString(type, undefined, ts.TypeFormatFlags.InTypeAlias)
        .replace('readonly ', '');
}

const namesOf = (type: ts.Type) => type.getProperties().map(({ name }) => name);

const isOptional = ({ flags }: ts.Symbol) => Boolean(flags & ts.SymbolFlags.Optional);

/** Of the forms in braces that a type allows, the one that an object comes nearest to; undefined where it allows none. */
function formOf(
  node: ts.ObjectLiteralExpression,
  type: ts.Type,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  const parts = type.isUnion() ? type.types : [type];
  const forms = parts.filter(
    (part) => part.flags & ts.TypeFlags.Object && !checker.isArrayLikeType(part),
  );
  const likeness = (form: ts.Type) =>
    node.properties.filter((property) => {
      const symbol = property.name && form.getProperty(property.name.getText());
      const written = checker.getTypeAtLocation(property);
      return symbol && checker.isTypeAssignableTo(written, checker.getTypeOfSymbol(symbol));
    }).length;
  return forms.toSorted((one, other) => likeness(other) - likeness(one))[0];
}

/** What is wrong in the fields of an object: those that mean nothing, those that are missing, and their values. */
function fieldDifferences(
  node: ts.ObjectLiteralExpression,
  form: ts.Type,
  checker: ts.TypeChecker,
): readonly Difference[] {
  const written = new Map(
    node.properties.flatMap((one) => (one.name ? [[one.name.getText(), one] as const] : [])),
  );
  const names = namesOf(form);
  const unknown = [...written].filter(([name]) => !names.includes(name));
  const isWhole = written.size === node.properties.length && unknown.length === 0;
  // Where a name is wrong, a field that is missing is probably the same mistake.
  const missing = isWhole
    ? form.getProperties().filter((one) => !isOptional(one) && !written.has(one.name))
    : [];
  return [
    ...unknown.map(([, { name }]) => ({
      node: name!,
      found: unknownField,
      expected: `only ${names.join(', ')}`,
    })),
    ...missing.map((symbol) => ({
      node,
      field: symbol.name,
      found: 'nothing',
      expected: wordsOf(checker.getTypeOfSymbol(symbol), checker),
      fix: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    })),
    ...form.getProperties().flatMap((symbol) => {
      const property = written.get(symbol.name);
      return property && ts.isPropertyAssignment(property)
        ? differences(
            property.initializer,
            checker.getTypeOfSymbol(symbol),
            checker,
            isOptional(symbol) || mayBeEmpty.has(symbol.name),
          )
        : [];
    }),
  ];
}

/**
 * Where a value differs from what its type wants.
 * @param isEmptyRight whether it may be an empty text
 */
export function differences(
  node: ts.Expression,
  type: ts.Type,
  checker: ts.TypeChecker,
  isEmptyRight = false,
): readonly Difference[] {
  const form = ts.isObjectLiteralExpression(node) && formOf(node, type, checker);
  if (form) return fieldDifferences(node, form, checker);
  const part = type.getNumberIndexType();
  if (ts.isArrayLiteralExpression(node) && part && !checker.isTupleType(type))
    return node.elements.flatMap((element) => differences(element, part, checker, isEmptyRight));
  const isText = ts.isStringLiteralLike(node);
  if (isText && node.text.trim() === '' && !isEmptyRight)
    return [{ node, found: describe(node.text), expected: wordsOf(type, checker) }];
  if (checker.isTypeAssignableTo(checker.getTypeAtLocation(node), type)) return [];
  const found = isText ? describe(node.text) : node.getText().replace(/\s+/g, ' ').slice(0, 60);
  return [{ node, found, expected: wordsOf(type, checker) }];
}
