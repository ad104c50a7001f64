import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const importing =
  /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;

/** The project's file behind the specifier of an import, or undefined for a package. */
function fileOf(specifier, from) {
  if (!/^(?:@\/|\.)/.test(specifier)) return undefined;
  const path = specifier.startsWith('@/')
    ? join(root, specifier.slice(2))
    : join(dirname(from), specifier);
  return [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts'), path].find(existsSync);
}

/** What a file imports for its code, not for its types alone. */
function importsOf(file) {
  if (!/\.tsx?$/.test(file)) return [];
  const specifiers = [...readFileSync(file, 'utf8').matchAll(importing)];
  return specifiers.map(([, fixed, lazy]) => fileOf(fixed ?? lazy, file)).filter(Boolean);
}

const isForBuild = (file) => relative(root, file).split(sep).slice(0, -1).includes('build');

/** The way from a file to a module for the build, or undefined when it reaches none. */
function wayToBuild(file, seen) {
  if (isForBuild(file)) return [file];
  if (seen.has(file)) return undefined;
  seen.add(file);
  for (const next of importsOf(file)) {
    const way = wayToBuild(next, seen);
    if (way) return [file, ...way];
  }
  return undefined;
}

/**
 * Refuses modules in `lib/<part>/build` (they read files, or load packages that no browser has) in a file with the
 * directive 'use client' and in everything that it imports. The package `server-only` cannot do that here: it throws
 * where a script imports such a module with tsx.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noBuildInClient = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { build: 'This is for the build only, and no code for browsers: {{way}}.' },
  },
  create(context) {
    const directives = context.sourceCode.ast.body.map(({ directive }) => directive);
    if (!directives.includes('use client')) return {};
    const check = (node) => {
      if (node.importKind === 'type' || typeof node.source?.value !== 'string') return;
      const file = fileOf(node.source.value, context.filename);
      const way = file && wayToBuild(file, new Set());
      if (!way) return;
      const shown = way.map((each) => relative(root, each)).join(' > ');
      context.report({ node, messageId: 'build', data: { way: shown } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
