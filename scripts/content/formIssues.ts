import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { describe, type Issue, placeOfSteps } from '@/lib/services/build/issue';
import { contentFolder, startersFolder } from '@/lib/studio/folders';
import { differences, mayBeEmpty } from './formDifferences';
import { stepsTo } from './moduleTexts';

/*
 * What is wrong with the form of `lib/content`, by the types of lib/studio/types. TypeScript reads its modules alone, in about a
 * second. `next build` would find most of it, too, but half a minute later, one at a time and in the words of programmers.
 */

/** The constants that a module exports. */
const constantsOf = (file: ts.SourceFile) =>
  file.statements
    .filter(ts.isVariableStatement)
    .filter((one) => one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => declarationList.declarations);

const lineOf = (file: ts.SourceFile, position: number) =>
  file.getLineAndCharacterOfPosition(position).line + 1;

/** What TypeScript says of a module besides: a comma too many, a name that nothing has. */
function otherIssues(name: string, file: ts.SourceFile, found: readonly ts.Diagnostic[]): Issue[] {
  return found.map(({ start = 0, length = 0, messageText }) => ({
    ...{ file: name, line: lineOf(file, start) },
    found: `${describe(file.text.slice(start, start + length))}, of which TypeScript says: ${ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, '')}`,
    expected: 'what can be built',
    fix: 'Look a little before it, too.',
  }));
}

/** What is wrong with the form of one module. */
function issuesOf(program: ts.Program, file: ts.SourceFile, name: string): readonly Issue[] {
  const checker = program.getTypeChecker();
  const [unread] = program.getSyntacticDiagnostics(file);
  if (unread) return otherIssues(name, file, [unread]);
  const wrong: ts.Node[] = [];
  const issues = constantsOf(file).flatMap((constant) => {
    const { initializer, name: called } = constant;
    if (!initializer) return [];
    const type = checker.getTypeAtLocation(called);
    const isEmptyRight = mayBeEmpty.has(called.getText());
    const found = differences(initializer, type, checker, isEmptyRight);
    if (found.length > 0) wrong.push(constant);
    return found.map(({ node, field, ...said }): Issue => {
      const steps = field ? [...stepsTo(node), field] : stepsTo(node);
      return { file: name, line: lineOf(file, node.getStart()), ...placeOfSteps(steps), ...said };
    });
  });
  const others = program
    .getSemanticDiagnostics(file)
    .filter(({ start = 0 }) => !wrong.some(({ pos, end }) => pos <= start && start < end));
  return [...issues, ...otherIssues(name, file, others)];
}

/** A studio whose files and constants every other has, too. */
const exampleFolder = join(startersFolder, 'en', 'content');

/** The modules of a folder, by their paths in it. */
const modulesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort();

/** Modules as a program, by the options of the build, without what only pages need. */
function programOf(files: readonly string[]): ts.Program {
  const configuration = process.env.TSX_TSCONFIG_PATH ?? 'tsconfig.build.json';
  // Its own files are not looked for: that takes longer than the check.
  const host = { ...ts.sys, readDirectory: () => [], onUnRecoverableConfigFileDiagnostic() {} };
  const { options } = ts.getParsedCommandLineOfConfigFile(configuration, {}, host) ?? {};
  const slim = { lib: ['lib.es2023.d.ts'], types: [], incremental: false };
  return ts.createProgram(files, { ...options, ...slim });
}

/** The constants of an example that a module has not. */
function missingConstants(name: string, own: readonly string[], example: readonly string[]) {
  const extra = own.filter((constant) => !example.includes(constant));
  const missing = example.filter((constant) => !own.includes(constant));
  return missing.map((constant): Issue => ({
    ...{ file: name, found: `no constant "${constant}"` },
    expected: `it, as in ${join(exampleFolder, basename(name))}`,
    fix: extra.length > 0 ? `Is it called ${extra.join(', ')} here?` : undefined,
  }));
}

/**
 * What is wrong with the form of the content: fields that mean nothing, are missing or have another kind of value, texts that are
 * empty, and files and constants that an example has and the content has not.
 */
export function formIssues(folder = contentFolder): readonly Issue[] {
  if (!existsSync(folder)) return [];
  const modules = modulesIn(folder);
  // Each studio has answers of its own.
  const examples = modulesIn(exampleFolder).filter((file) => !file.includes('/'));
  const program = programOf(
    [folder, exampleFolder].flatMap((from) => modulesIn(from).map((file) => join(from, file))),
  );
  // Gives each part its parent, by which its text and its place are found.
  program.getTypeChecker();
  const constantsIn = (from: string, file: string) =>
    constantsOf(program.getSourceFile(join(from, file))!).map(({ name }) => name.getText());
  return [...new Set([...modules, ...examples])].flatMap((file): readonly Issue[] => {
    const name = `lib/content/${file}`;
    if (!modules.includes(file)) return [{ file: name, found: 'no such file', expected: 'one' }];
    const example = examples.includes(file) ? constantsIn(exampleFolder, file) : [];
    return [
      ...missingConstants(name, constantsIn(folder, file), example),
      ...issuesOf(program, program.getSourceFile(join(folder, file))!, name),
    ];
  });
}
