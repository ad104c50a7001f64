import { readFileSync } from 'node:fs';

/** The types of schema.org, each with its parents' properties, from the declarations of schema-dts. */
function readVocabulary(): ReadonlyMap<string, ReadonlySet<string>> {
  const file = require
    .resolve('schema-dts/package.json')
    .replace('package.json', 'dist/schema.d.ts');
  const declarations = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const interfaces = new Map(
    [...declarations.matchAll(/interface (\w+)(?: extends ([\w, <>]+))? \{(.*?)\n\}/gs)].map(
      ([, name = '', parents = '', body = '']) => [name, { parents: parents.split(', '), body }],
    ),
  );
  const propertiesOf = (name: string): string[] => {
    const { parents = [], body = '' } = interfaces.get(name) ?? {};
    const own = [...body.matchAll(/^ *"([^"]+)"\??:/gm)].map(([, property = '']) => property);
    return [...own, ...parents.flatMap(propertiesOf)];
  };
  const types = [...interfaces].flatMap(([name, { body }]) => {
    const type = /"@type": "([^"]+)"/.exec(body)?.[1];
    return type ? [[type, new Set(propertiesOf(name))] as const] : [];
  });
  return new Map(types);
}

const vocabulary = readVocabulary();

/** Whether schema.org has a type, and the type a property; `@type` is one of every type. */
export function isKnown(type: string, property: string): boolean {
  return vocabulary.get(type)?.has(property) ?? false;
}
