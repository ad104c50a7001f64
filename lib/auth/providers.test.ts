/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const read = (path: string) => readFileSync(path, 'utf8');

/** The files that the example in docs/providers.md changes, as they are then; throws where it does not fit the code. */
function applyExample(): ReadonlyMap<string, string> {
  const example = /```diff\n(.*?)```/s.exec(read('docs/providers.md'))?.[1] ?? '';
  const changed = new Map<string, string>();
  for (const part of example.split(/^--- /m).slice(1)) {
    const [path = '', ...lines] = part.trimEnd().split('\n');
    const without = (sign: string) =>
      lines.flatMap((line) => (line.startsWith(sign) ? [] : line.slice(1))).join('\n');
    const text = changed.get(path) ?? read(path);
    const found = text.split(without('+'));
    if (found.length !== 2) throw new Error(`${path} has not exactly once:\n${without('+')}`);
    changed.set(path, found.join(without('-')));
  }
  return changed;
}

/** What the compiler says of these files in place of those on the disk. */
function typeErrors(files: ReadonlyMap<string, string>): readonly string[] {
  const { config } = ts.readConfigFile('tsconfig.json', read) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const settings = { ...options, noEmit: true, incremental: false, types: [] };
  const texts = new Map([...files].map(([path, text]) => [join(process.cwd(), path), text]));
  const host = ts.createCompilerHost(settings);
  const { readFile } = host;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  const program = ts.createProgram([...texts.keys()], settings, host);
  return [...texts.keys()].flatMap((path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

test('another provider is as small a change as docs/providers.md says', () => {
  const files = applyExample();
  expect(files.size).toBeLessThanOrEqual(4);
  expect(files.get('lib/auth/providers.ts')).toContain("id: 'microsoft'");
  expect(typeErrors(files)).toEqual([]);
});
